import Foundation
internal import Synchronization

/// The library at one time.
package struct PhotoSnapshot: Sendable {
    /// A folder with photos, or an album of the app.
    package struct Album: Hashable, Sendable {
        package let identifier: String
        package let title: String
        /// The identifiers of the photos: by time in a folder, and in the app's order in an album of the app.
        package let members: [String]
        /// Whether the app created the album, and may change it.
        package let isEditable: Bool
        /// The path of the outer folder; "" for the library's folder.
        package let parent: String
    }

    /// A folder with folders that contain photos.
    package struct List: Hashable, Sendable {
        package let identifier: String
        package let title: String
        /// The path in the folder of the library.
        package let path: String
        /// The path of the outer folder; "" for the library's folder.
        package let parent: String
    }

    /// All photos, the oldest first. Photos of the same time are in the order of their names.
    package private(set) var photos: [PhotoRecord] = []
    /// The albums, ordered by title.
    package private(set) var albums: [Album] = []
    /// The lists of albums, ordered by title.
    package private(set) var lists: [List] = []
    /// The identifiers of the photos that an app with limited access may use.
    package private(set) var selection: Set<String> = []
    /// Whether the app may use the library.
    package private(set) var hasAccess = true
    /// A number that differs for libraries that were read at different times.
    let version: Int
    private var indexes: [String: Int] = [:]

    private static let lastVersion = Atomic(0)

    /// An empty library.
    package init() { version = 0 }

    /// The library of an app that may not use photos.
    package static var withoutAccess: PhotoSnapshot {
        var result = PhotoSnapshot()
        result.hasAccess = false
        return result
    }

    init(_ photos: [PhotoRecord], _ marks: PhotoMarks) {
        version = Self.lastVersion.add(1, ordering: .relaxed).newValue
        selection = Set(marks.selection)
        self.photos = photos.sorted { first, second in
            first.creationDate == second.creationDate ? first.name < second.name : first.creationDate < second.creationDate
        }
        for (index, photo) in self.photos.enumerated() { indexes[photo.identifier] = index }
        let folders = Dictionary(grouping: self.photos) { Self.parent(of: $0.name) }
        var outer: Set<String> = []
        for (folder, photos) in folders where !folder.isEmpty {
            albums.append(
                Album(
                    identifier: Self.identifier("album:" + folder), title: Self.title(of: folder), members: photos.map(\.identifier),
                    isEditable: false, parent: Self.parent(of: folder)))
            var parent = Self.parent(of: folder)
            while !parent.isEmpty {
                outer.insert(parent)
                parent = Self.parent(of: parent)
            }
        }
        albums += marks.albums.map { album in
            Album(
                identifier: album.identifier, title: album.title, members: album.members.filter { indexes[$0] != nil }, isEditable: true,
                parent: "")
        }
        albums.sort { Self.precedes(($0.title, $0.identifier), ($1.title, $1.identifier)) }
        lists = outer.map {
            List(identifier: Self.identifier("list:" + $0), title: Self.title(of: $0), path: $0, parent: Self.parent(of: $0))
        }
        lists.sort { Self.precedes(($0.title, $0.identifier), ($1.title, $1.identifier)) }
    }

    /// Returns the photo with an identifier; `nil` if there is none.
    package subscript(identifier: String) -> PhotoRecord? { indexes[identifier].map { photos[$0] } }

    /// Returns the library with some of its photos. Albums without photos remain if the app may change them.
    package func filtered(_ isIncluded: (PhotoRecord) -> Bool) -> PhotoSnapshot {
        var result = PhotoSnapshot()
        result.selection = selection
        result.photos = photos.filter(isIncluded)
        for (index, photo) in result.photos.enumerated() { result.indexes[photo.identifier] = index }
        result.albums = albums.compactMap { album in
            let members = album.members.filter { result.indexes[$0] != nil }
            guard album.isEditable || !members.isEmpty else { return nil }
            return Album(
                identifier: album.identifier, title: album.title, members: members, isEditable: album.isEditable, parent: album.parent)
        }
        let parents = Set(result.albums.map(\.parent))
        result.lists = lists.filter { list in parents.contains { $0 == list.path || $0.hasPrefix(list.path + "/") } }
        return result
    }

    /// Returns the identifier of something in the library.
    static func identifier(_ text: String) -> String { StableIdentifier.make(from: text) + "/L0/001" }

    static func parent(of path: String) -> String { path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "" }

    private static func title(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

    private static func precedes(_ first: (String, String), _ second: (String, String)) -> Bool {
        switch first.0.localizedStandardCompare(second.0) {
        case .orderedAscending: true
        case .orderedDescending: false
        case .orderedSame: first.1 < second.1
        }
    }
}
