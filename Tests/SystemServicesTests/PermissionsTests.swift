import CoreGraphics
import Foundation
import Synchronization
import Testing

@testable import SystemServices

struct PermissionsTests {
    private let file = FileManager.default.temporaryDirectory.appendingPathComponent("permissions-\(UUID().uuidString).json")

    @Test(arguments: ["", "[1]", "{\"faceID\": 1}", "not JSON"]) func aDamagedFileCountsAsEmpty(text: String) throws {
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(text.utf8).write(to: file)
        let permissions = Permissions(file: file)
        #expect(permissions[.faceID] == .notDetermined)
        permissions[.faceID] = .granted
        #expect(Permissions(file: file)[.faceID] == .granted)
    }

    @Test func unknownPermissionsAndAnswersAreIgnored() throws {
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("{\"faceID\": \"maybe\", \"weather\": \"granted\", \"notifications\": \"denied\"}".utf8).write(to: file)
        let permissions = Permissions(file: file)
        #expect(permissions[.faceID] == .notDetermined)
        #expect(permissions[.notifications] == .denied)
    }

    @Test func anAnswerThatCannotBeSavedHoldsUntilTheEnd() {
        let permissions = Permissions(file: URL(fileURLWithPath: "/nonexistent/folder/permissions.json"))
        permissions[.faceID] = .granted
        #expect(permissions[.faceID] == .granted)
    }

    @Test func aRecorderOfDiagnosticsMayReadPermissions() {
        let permissions = Permissions(file: URL(fileURLWithPath: "/nonexistent/folder/permissions.json"))
        let read = Mutex<PermissionStatus?>(nil)
        let recorder = Diagnostics.addRecorder { diagnostic in
            if diagnostic.code == "permissions" { read.withLock { $0 = permissions[.faceID] } }
        }
        defer { Diagnostics.remove(recorder: recorder) }
        permissions[.faceID] = .denied
        #expect(read.withLock(\.self) == .denied)
    }

    @Test func manyThreadsMayAskAndAnswer() async {
        let permissions = Permissions(file: nil)
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<100 {
                group.addTask { permissions[.faceID] = number % 2 == 0 ? .granted : .denied }
                group.addTask { _ = permissions[.faceID] }
            }
        }
        #expect(permissions[.faceID] != .notDetermined)
    }
}

struct RequestLogTests {
    @Test func theLastRequestsAreKept() {
        let log = RequestLog(limit: 5)
        for number in 1...14 { log.record("test", "\(number)") }
        #expect(log.count == 14)
        #expect(log.all.map(\.number) == [10, 11, 12, 13, 14])
        #expect(log.all.last == SystemRequest(number: 14, service: "test", text: "14"))
        #expect(log.requests(to: "test").count == 5)
        #expect(log.requests(to: "mail").isEmpty)
    }
}
