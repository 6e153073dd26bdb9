extension UITabBarItem {
    /// The tab bar items that the system defines.
    ///
    /// - Source: https://developer.apple.com/documentation/uikit/uitabbaritem/systemitem
    public enum SystemItem: Int, Sendable, CaseIterable {
        /// The tabs that do not fit into the bar.
        case more = 0
        /// The user's favorites.
        case favorites = 1
        /// Content that the app recommends.
        case featured = 2
        /// Content that other users rate highly.
        case topRated = 3
        /// Recently used content.
        case recents = 4
        /// The user's contacts.
        case contacts = 5
        /// The history of the user's actions.
        case history = 6
        /// The user's bookmarks.
        case bookmarks = 7
        /// A search.
        case search = 8
        /// Downloaded content.
        case downloads = 9
        /// The newest content.
        case mostRecent = 10
        /// The most viewed content.
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
