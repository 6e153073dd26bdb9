import Foundation
import Testing

@testable import os

@Suite final class SignpostTests {
    /// A signpost in a trace.
    private struct Entry: Decodable, Equatable {
        let ph: String
        let name: String
        let cat: String
        let id: String?
        let ts: Double
        let args: Arguments

        struct Arguments: Decodable, Equatable {
            let message: String?
            let frameClock: Double?
        }
    }

    private struct Failure: Error {}

    private let path = FileManager.default.temporaryDirectory.appendingPathComponent("signposts-\(UUID()).json").path

    deinit { try? FileManager.default.removeItem(atPath: path) }

    private func log() throws -> OSLog { OSLog(label: "app/network", trace: try SignpostTrace(path: path)) }

    /// The signposts of the file, whose array is not closed.
    private func entries() throws -> [Entry] {
        let text = try String(contentsOfFile: path, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
        let array = (text.hasSuffix(",") ? text.dropLast() : text[...]) + "]"
        return try JSONDecoder().decode([Entry].self, from: Data(array.utf8))
    }

    @Test func intervalsHaveABeginningAndOneEnd() throws {
        let signposter = OSSignposter(logHandle: try log())
        #expect(signposter.isEnabled)
        #expect(try entries().isEmpty)
        let (one, other) = (signposter.makeSignpostID(), signposter.makeSignpostID())
        #expect(one != other)
        let state = signposter.beginInterval("load", id: one, "from \("host", privacy: .private) \(3)")
        signposter.emitEvent("cache", id: other)
        signposter.endInterval("load", state)
        signposter.endInterval("load", state, "again")
        let entries = try entries()
        #expect(entries.map(\.ph) == ["b", "i", "e"])
        #expect(entries.map(\.name) == ["load", "cache", "load"])
        #expect(entries.map(\.cat) == Array(repeating: "app/network", count: 3))
        #expect(entries.map(\.id) == ["0x\(String(one.rawValue, radix: 16))", nil, "0x\(String(one.rawValue, radix: 16))"])
        #expect(entries.map(\.args.message) == ["from <private> 3", nil, nil])
        #expect(entries[0].ts <= entries[1].ts && entries[1].ts <= entries[2].ts)
    }

    @Test func closuresAreIntervalsEvenIfTheyThrow() throws {
        let signposter = OSSignposter(logHandle: try log())
        #expect(signposter.withIntervalSignpost("sum", "of two") { 1 + 1 } == 2)
        #expect(throws: Failure.self) { try signposter.withIntervalSignpost("fail") { throw Failure() } }
        #expect(try entries().map { "\($0.ph) \($0.name)" } == ["b sum", "e sum", "b fail", "e fail"])
    }

    @Test func theOlderFunctionsRecordToo() throws {
        let log = try log()
        let id = OSSignpostID(log: log)
        os_signpost(.begin, log: log, name: "draw", signpostID: id)
        os_signpost(.event, log: log, name: "tile", signpostID: id, "%d of %{private}@", 3, "secret")
        os_signpost(.end, log: log, name: "draw", signpostID: id)
        os_signpost(.event, log: log, name: "nobody", signpostID: .invalid)
        os_signpost(.event, log: log, name: "nobody", signpostID: .null)
        let entries = try entries()
        #expect(entries.map(\.ph) == ["b", "i", "e"])
        #expect(entries[1].args.message == "3 of <private>")
    }

    @Test func textsAreQuoted() throws {
        let trace = try SignpostTrace(path: path)
        trace.write("i", "a\"b\n", id: 1, label: "ü\\", "\u{1}😀", frameTime: 100.5)
        trace.write("i", "none", id: 1, label: "", nil, frameTime: .nan)
        let entries = try entries()
        #expect(entries.map(\.name) == ["a\"b\n", "none"])
        #expect(entries[0].cat == "ü\\" && entries[0].args == Entry.Arguments(message: "\u{1}😀", frameClock: 100.5))
        #expect(entries[1].args == Entry.Arguments(message: nil, frameClock: nil))
    }

    @Test func threadsWriteWholeEntries() async throws {
        let signposter = OSSignposter(logHandle: try log())
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask { for _ in 0..<100 { signposter.emitEvent("step", "of \("many", privacy: .public) threads") } }
            }
        }
        #expect(try entries().count == 800)
    }

    @Test func disabledLogsRecordNothing() throws {
        #expect(!OSSignposter.disabled.isEnabled && !OSLog.disabled.signpostsEnabled)
        #expect(!OSSignposter(subsystem: "app", category: "network").isEnabled)
        #expect(OSSignposter.disabled.withIntervalSignpost("sum") { 2 } == 2)
        #expect(throws: (any Error).self) { try SignpostTrace(path: "/nonexistent/trace.json") }
    }
}
