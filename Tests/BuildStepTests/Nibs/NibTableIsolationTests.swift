import Foundation
import Testing

@testable import caret_build_step

/// The class that the plugin writes, in modules of any default isolation.
@Suite struct NibTableIsolationTests {
    /// Under `-default-isolation MainActor` an inherited initializer would be isolated, and could not override a
    /// nonisolated one.
    @Test func `F10 the table declares its initializer as nonisolated`() throws {
        let lines = NibTableFile().text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        let start = try #require(lines.firstIndex { $0.hasPrefix("final class CaretNibTable: NibModule") })
        #expect(lines[start + 1] == "required nonisolated init() { super.init() }")
    }
}
