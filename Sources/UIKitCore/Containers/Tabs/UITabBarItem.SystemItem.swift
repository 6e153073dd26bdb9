extension UITabBarItem {
    /// Items that many apps have.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitabbaritem/systemitem
    public enum SystemItem: Int, Sendable, CaseIterable {
        /// Leads to further tabs.
        case more = 0
        /// What a person likes.
        case favorites = 1
        /// What the app recommends.
        case featured = 2
        /// What others like.
        case topRated = 3
        /// What was used last.
        case recents = 4
        /// People.
        case contacts = 5
        /// What was done.
        case history = 6
        /// Marked places.
        case bookmarks = 7
        /// A search.
        case search = 8
        /// What was loaded.
        case downloads = 9
        /// What is new.
        case mostRecent = 10
        /// What many look at.
        case mostViewed = 11

        var title: String {
            switch self {
            case .more: "More"
            case .favorites: "Favorites"
            case .featured: "Featured"
            case .topRated: "Top Rated"
            case .recents: "Recents"
            case .contacts: "Contacts"
            case .history: "History"
            case .bookmarks: "Bookmarks"
            case .search: "Search"
            case .downloads: "Downloads"
            case .mostRecent: "Most Recent"
            case .mostViewed: "Most Viewed"
            }
        }

        var symbol: String {
            switch self {
            case .more: "ellipsis"
            case .favorites, .featured, .topRated: "star.fill"
            case .recents, .history, .mostRecent: "clock.fill"
            case .contacts: "person.crop.circle.fill"
            case .bookmarks: "book.fill"
            case .search: "magnifyingglass"
            case .downloads: "arrow.down.square.fill"
            case .mostViewed: "list.number"
            }
        }
    }
}
