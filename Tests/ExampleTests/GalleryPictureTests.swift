import CaretTesting
import Foundation
import Testing

@testable import Gallery

/// Gallery matches its picture in the README.
@MainActor @Suite(.app) struct GalleryPictureTests {
    private static let pictures = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Documentation/Pictures", isDirectory: true)

    @Test func galleryLooksLikeThePictureOfTheReadme() async throws {
        let folder = try PhotoFolder()
        let drawn = try SampleFolder.draw(into: folder.url.appendingPathComponent("pictures"))
        let app = try await TestApp.gallery(drawn.path, on: .standard.scale(2))
        var golden = Golden("gallery", in: Self.pictures)
        golden.pixelTolerance = 0.0005
        if case .otherRenderer(let recorded, let current) = try golden.verify(app.snapshot()) {
            print("\(golden.name) was drawn by \(recorded), and differs with \(current)")
        }
    }
}
