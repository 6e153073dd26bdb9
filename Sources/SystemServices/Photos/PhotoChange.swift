import Foundation

/// A change of the library.
package enum PhotoChange: Sendable {
    /// The contents of a new photo.
    package enum Contents: Sendable {
        case data(Data)
        /// A file, which is copied or moved.
        case file(URL, moves: Bool)
    }

    /// Adds a photo with a name of ``PhotosService/reserveName(_:)``.
    case add(name: String, Contents)
    /// Removes photos.
    case remove(identifiers: Set<String>)
    /// Changes the marks of a photo. A value of `nil` leaves a mark as it is.
    case mark(identifier: String, isFavorite: Bool?, isHidden: Bool?, creationDate: Date?, location: PhotoLocation??)
    /// Adds an album of the app, or changes its title and its photos.
    case setAlbum(identifier: String, title: String, members: [String])
    /// Removes an album of the app.
    case removeAlbum(identifier: String)
}

/// The reason why the library cannot be changed.
package enum PhotoChangeError: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no folder for photos.
    case noFolder
    /// No photo has the identifier.
    case missingPhoto(identifier: String)
    /// A file cannot be read, written or moved.
    case file(reason: String)

    package var description: String {
        switch self {
        case .noFolder: "There is no folder for photos."
        case .missingPhoto: "The photo no longer exists."
        case .file(let reason): reason
        }
    }
}
