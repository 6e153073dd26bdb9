import CaretTesting
import Testing
import UIKit

@MainActor @Suite(.app) final class GoldenTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("golden-\(UUID().uuidString)", isDirectory: true)
    private var failures: URL { folder.appendingPathComponent("failures", isDirectory: true) }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func screen(_ color: UIColor) async throws -> Snapshot {
        try await screen(color, width: 40)
    }

    private func screen(_ color: UIColor, width: CGFloat) async throws -> Snapshot {
        let device = Device(size: CGSize(width: width, height: 30), scale: 2)
        let app = try await TestApp.launch(
            showing: {
                let controller = UIViewController()
                controller.view.backgroundColor = .white
                let dot = UIView(frame: CGRect(x: 10, y: 10, width: 5, height: 5))
                dot.backgroundColor = color
                controller.view.addSubview(dot)
                return controller
            }, on: device)
        try await app.settle()
        return try app.snapshot()
    }

    @Test func aPictureIsRecordedAndThenTheSame() async throws {
        let golden = Golden("dot", in: folder)
        let snapshot = try await screen(.red)
        #expect(try golden.verify(snapshot, isRecording: true) == .recorded)
        #expect(try golden.verify(snapshot, isRecording: false, failures: failures) == .same)
        #expect(FileManager.default.fileExists(atPath: failures.path) == false)
    }

    @Test func aMissingPictureNamesItsPath() async throws {
        let snapshot = try await screen(.red)
        #expect(throws: GoldenError.self) { try Golden("none", in: folder).verify(snapshot, isRecording: false, failures: failures) }
    }

    @Test func aDifferenceIsCountedAndShown() async throws {
        let golden = Golden("dot", in: folder)
        try golden.verify(try await screen(.red), isRecording: true)
        let blue = try await screen(.blue)
        let error = try #require(
            #expect(throws: GoldenError.self) { try golden.verify(blue, isRecording: false, failures: failures) })
        guard case .differs(_, let difference, _) = error else {
            Issue.record("\(error)")
            return
        }
        #expect(difference.pixels == 100)
        #expect(difference.bounds == CGRect(x: 20, y: 20, width: 10, height: 10))
        #expect(difference.largest == 255)
        #expect(Set(try FileManager.default.contentsOfDirectory(atPath: failures.path)) == ["dot.png", "dot.difference.png"])
    }

    @Test func toleratedPixelsDoNotCount() async throws {
        var golden = Golden("dot", in: folder)
        try golden.verify(try await screen(.red), isRecording: true)
        golden.pixelTolerance = 100.0 / (80 * 60)
        #expect(try golden.verify(try await screen(.blue), isRecording: false, failures: failures) == .same)
    }

    @Test func differencesOfOtherLibrariesAreNotTheAppsFault() async throws {
        let golden = Golden("dot", in: folder)
        try golden.verify(try await screen(.red), isRecording: true)
        try Data(#"{"dot": "cairo 0.1"}"#.utf8).write(to: folder.appendingPathComponent("renderer.json"))
        let outcome = try golden.verify(try await screen(.blue), isRecording: false, failures: failures)
        guard case .otherRenderer("cairo 0.1", let current) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        #expect(current.contains("cairo"))
    }

    @Test func anotherSizeIsReported() async throws {
        let golden = Golden("dot", in: folder)
        try golden.verify(try await screen(.red), isRecording: true)
        let snapshot = try await screen(.red, width: 20)
        let error = try #require(
            #expect(throws: GoldenError.self) { try golden.verify(snapshot, isRecording: false, failures: failures) })
        #expect("\(error)".contains("(40.0, 60.0)"))
    }
}
