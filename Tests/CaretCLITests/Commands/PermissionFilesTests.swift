import Foundation
import Testing

@testable import CaretCLI

struct PermissionFilesTests {
    private let data = FileManager.default.temporaryDirectory.appendingPathComponent("privacy-\(UUID().uuidString)", isDirectory: true)
    private var files: PermissionFiles { PermissionFiles(environment: ["XDG_DATA_HOME": data.path]) }

    private func write(_ text: String, for app: String) throws {
        let folder = data.appendingPathComponent("caret/containers/\(app)", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: folder.appendingPathComponent("permissions.json"))
    }

    @Test func answersAreListedByApp() throws {
        defer { try? FileManager.default.removeItem(at: data) }
        try write("{\"notifications\": \"granted\", \"faceID\": \"denied\"}", for: "org.example.b")
        try write("broken", for: "org.example.a")
        try FileManager.default.createDirectory(
            at: data.appendingPathComponent("caret/containers/org.example.c"), withIntermediateDirectories: true)
        #expect(try files.report(isJSON: false) == "org.example.b: faceID denied\norg.example.b: notifications granted")
        let object = try JSONDecoder().decode([String: [String: String]].self, from: Data(try files.report(isJSON: true).utf8))
        #expect(object == ["org.example.a": [:], "org.example.b": ["notifications": "granted", "faceID": "denied"]])
    }

    @Test func resetRemovesTheAnswersOfOneAppOrOfAll() throws {
        defer { try? FileManager.default.removeItem(at: data) }
        for app in ["a", "b", "c"] { try write("{\"faceID\": \"denied\"}", for: app) }
        #expect(try files.reset("b") == ["b"])
        #expect(throws: CLIError.noPermissions(app: "b", known: ["a", "c"])) { try files.reset("b") }
        #expect(try files.reset(nil) == ["a", "c"])
        #expect(try files.reset(nil) == [])
        #expect(try files.report(isJSON: false) == "No app has answers.")
        #expect(throws: CLIError.noPermissions(app: "b", known: [])) { try files.reset("b") }
    }
}
