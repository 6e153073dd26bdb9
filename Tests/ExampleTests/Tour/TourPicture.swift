import CaretTesting
import Foundation

/// The pictures of the tour, which the articles show.
@MainActor enum TourPicture {
    /// Small screens, so that a picture is no larger than the text beside it.
    static let phone = Device(size: CGSize(width: 320, height: 480), scale: 2)
    static let small = Device(size: CGSize(width: 320, height: 340), scale: 2)

    static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources/Caret/Caret.docc/Tour/Pictures", isDirectory: true)

    /// Compares the screen with a picture of the tour.
    static func verify(_ name: String, _ app: TestApp) throws {
        // DocC reads the scale from the name.
        var golden = Golden("\(name)@2x", in: folder)
        golden.pixelTolerance = 0.0005
        if case .otherRenderer(let recorded, let current) = try golden.verify(app.snapshot()) {
            print("\(name) was drawn by \(recorded), and differs with \(current)")
        }
    }
}
