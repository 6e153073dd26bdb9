import CoreGraphics
import Foundation

/// A photo of the library.
package struct PhotoRecord: Hashable, Sendable {
    /// The identifier, which is the same at each launch while the file has its name.
    package let identifier: String
    /// The path in the folder of the library, such as "Holidays/Beach.jpg".
    package let name: String
    /// The file.
    package let url: URL
    /// The size of the upright image, in pixels; 0 for a broken file.
    package let width: Int
    package let height: Int
    /// The time when the photo was taken, or else when its file was changed.
    package let creationDate: Date
    /// The time when the file was changed.
    package let modificationDate: Date
    /// The location of the camera; `nil` if it is not known.
    package let location: PhotoLocation?
    package let isFavorite: Bool
    package let isHidden: Bool
    /// Whether the image is an animation.
    package let isAnimated: Bool

    /// Whether the name is one that programs give to screenshots.
    package var isScreenshot: Bool {
        let parts = name.lowercased().split(separator: "/")
        return parts.dropLast().contains("screenshots") || Self.screenshotNames.contains { parts.last?.hasPrefix($0) == true }
    }

    private static let screenshotNames = ["screenshot", "screen shot", "bildschirmfoto", "capture d’écran", "captura de pantalla"]

    /// Whether the long side has at least 2,000 pixels and is at least twice the short side.
    package var isPanorama: Bool {
        let (long, short) = (max(width, height), min(width, height))
        return short > 0 && long >= Self.panoramaSide && long >= 2 * short
    }

    /// The shortest long side of a panorama, in pixels.
    private static let panoramaSide = 2_000
}

/// The location of a camera.
package struct PhotoLocation: Hashable, Codable, Sendable {
    /// The latitude in degrees, negative in the south.
    package let latitude: Double
    /// The longitude in degrees, negative in the west.
    package let longitude: Double
    /// The altitude in metres; `nil` if it is not known.
    package let altitude: Double?

    package init(latitude: Double, longitude: Double, altitude: Double?) {
        self.latitude = latitude
        self.longitude = longitude
        self.altitude = altitude
    }
}
