import CaretTesting
import Foundation
import Testing

@testable import UIKitCore

/// The state of the last run survives a failed launch.
@MainActor @Suite(.app) struct SavedStateTests {
    private func folder() throws -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("caret-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        return url
    }

    @Test func `N16 a kill before the first frame leaves the state to the next launch`() throws {
        let folder = try folder()
        SceneStore(in: folder).save(["page": 3], of: "main")
        // Read at the launch, and no frame follows.
        #expect(SceneStore(in: folder).scene("main") != nil)
        let next = SceneStore(in: folder)
        #expect(next.scene("main")?["page"] as? Int == 3)
        next.didRestore()
        // Later kills are counted from there on.
        #expect(SceneStore(in: folder).scene("main") != nil)
        #expect(SceneStore(in: folder).scene("main") != nil)
    }

    @Test func `N16 an app that crashes with its state starts without it, and the file stays until another is written`() throws {
        let folder = try folder()
        let file = folder.appendingPathComponent("scenes.plist")
        SceneStore(in: folder).save(["page": 3], of: "main")
        let old = try Data(contentsOf: file)
        for _ in 0..<2 { #expect(SceneStore(in: folder).scene("main") != nil) }
        let anew = SceneStore(in: folder)
        #expect(anew.scene("main") == nil)
        #expect(try Data(contentsOf: file) == old)
        anew.save(["page": 4], of: "main")
        #expect(SceneStore(in: folder).scene("main")?["page"] as? Int == 4)
    }

    final class Delegate: UIResponder, UIApplicationDelegate {}

    @Test func `N16 the first frame of an app removes the mark`() async throws {
        let folder = try folder()
        SceneStore(in: folder).save(["identifier": "a"], of: "UIWindowSceneSessionRoleApplication 0")
        _ = SceneStore(in: folder)
        let app = try await TestApp.launch(Delegate(), stateFolder: folder)
        try await app.settle()
        #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("scenes.restoring").path))
        app.terminate()
    }
}
