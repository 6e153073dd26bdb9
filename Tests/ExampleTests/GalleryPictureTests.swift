import CaretTesting
import Foundation
import Testing
import UIKitCore

@testable import Gallery

/// Gallery matches its picture in the README.
@MainActor @Suite(.app) struct GalleryPictureTests {
    private static let pictures = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Documentation/Pictures", isDirectory: true)

    @Test func galleryLooksLikeThePictureOfTheReadme() async throws {
        let folder = try PhotoFolder()
        let drawn = try SampleFolder.draw(into: folder.url.appendingPathComponent("pictures"))
        let phone = Device(
            size: CGSize(width: 390, height: 844), scale: 2, safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
        let app = try await TestApp.gallery(drawn.path, on: phone)
        var golden = Golden("gallery", in: Self.pictures)
        golden.pixelTolerance = 0.0005
        if case .otherRenderer(let recorded, let current) = try golden.verify(app.snapshot()) {
            print("\(golden.name) was drawn by \(recorded), and differs with \(current)")
        }
    }
}
