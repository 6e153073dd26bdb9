import Foundation

/// The information about photos that is not in their files: favourites, hidden photos, and the albums of the app.
struct PhotoMarks: Codable, Equatable, Sendable {
    /// The marks of a photo.
    struct Mark: Codable, Equatable, Sendable {
        var isFavorite = false
        var isHidden = false
        var creationDate: Date?
        var location: PhotoLocation?
    }

    /// An album that the app created.
    struct Album: Codable, Equatable, Sendable {
        let identifier: String
        var title: String
        /// The identifiers of the photos, in their order.
        var members: [String]
    }

    /// The marks by the identifier of the photo.
    var photos: [String: Mark] = [:]
    var albums: [Album] = []
    /// The identifiers of the photos that an app with limited access may use.
    var selection: [String] = []

    init() {}

    /// Reads a file; empty if there is none.
    ///
    /// - Throws: An error if the file is damaged or cannot be read.
    init(file: URL) throws {
        let data: Data
        do { data = try Data(contentsOf: file) } catch CocoaError.fileReadNoSuchFile { return }
        self = try JSONDecoder().decode(Self.self, from: data)
    }

    func write(to file: URL) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(self).write(to: file, options: .atomic)
    }
}

// Files of other versions may lack values.

extension PhotoMarks {
    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        photos = try values.decodeIfPresent([String: Mark].self, forKey: .photos) ?? [:]
        albums = try values.decodeIfPresent([Album].self, forKey: .albums) ?? []
        selection = try values.decodeIfPresent([String].self, forKey: .selection) ?? []
    }
}

extension PhotoMarks.Mark {
    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        isFavorite = try values.decodeIfPresent(Bool.self, forKey: .isFavorite) ?? false
        isHidden = try values.decodeIfPresent(Bool.self, forKey: .isHidden) ?? false
        creationDate = try values.decodeIfPresent(Date.self, forKey: .creationDate)
        location = try values.decodeIfPresent(PhotoLocation.self, forKey: .location)
    }
}
