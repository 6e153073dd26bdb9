import CaretTesting
import Foundation
import Testing

@testable import UIKitCore

/// Controls in each of their states match their pictures: in light and dark mode, and mirrored.
@MainActor @Suite(.app) struct ControlStateTests {
    enum Look: String, CaseIterable {
        case light, dark, mirrored
    }

    private static let pictures = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Documentation/Pictures/Controls", isDirectory: true)

    @Test(arguments: Look.allCases) func controlsLookLikeTheirPictures(_ look: Look) async throws {
        var device = Device(size: CGSize(width: 430, height: 690), scale: 2)
        if look == .dark { device = device.dark }
        let app = try await TestApp.launch(
            showing: { ControlStatePage(isMirrored: look == .mirrored) }, on: device)
        try await app.settle()
        var golden = Golden("controls-\(look.rawValue)", in: Self.pictures)
        // A glyph's edge may be rounded to the other side where the processor's vector instructions differ.
        golden.pixelTolerance = 0.0005
        if case .otherRenderer(let recorded, let current) = try golden.verify(app.snapshot()) {
            print("\(golden.name) was drawn by \(recorded), and differs with \(current)")
        }
    }
}
