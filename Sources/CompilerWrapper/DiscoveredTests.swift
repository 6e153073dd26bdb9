import FoundationEssentials

/// Changes the lists of XCTest's tests that SwiftPM generates, so that tests on the main actor run.
///
/// SwiftPM lists the methods of a test class in an array without a type. XCTest casts the methods at run time to
/// functions without an isolation, and the cast ends the process for methods on the main actor. In the changed list,
/// each method has the type that XCTest expects. XCTest calls synchronous tests on the main thread.
package enum DiscoveredTests {
    private static let helper = """

        private func runOnMainActor(_ test: @escaping @MainActor () throws -> Void) throws { try MainActor.assumeIsolated { try test() } }

        """

    /// Returns whether a module is one that SwiftPM generates for discovered tests.
    package static func isModule(_ name: String) -> Bool { name.hasSuffix("PackageDiscoveredTests") }

    /// Returns whether a module is the program that SwiftPM generates for tests. It imports all test targets.
    package static func isRunner(_ name: String) -> Bool { name.hasSuffix("PackageTests") }

    /// Returns the changed text of a generated file; `nil` if the file has no list of tests.
    package static func changed(_ text: String) -> String? {
        guard text.contains("let __allTests__") else { return nil }
        var type = ""
        var isInList = false
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
            let words = line.split(separator: " ")
            if words.starts(with: ["fileprivate", "extension"]), words.count > 2 { type = String(words[2]) }
            if line.contains("let __allTests__"), words.suffix(2) == ["=", "["] {
                isInList = true
                return line.dropLast(" = [".count) + ": [(String, (\(type)) -> () throws -> Void)] = ["
            }
            if words == ["]"] { isInList = false }
            return isInList ? element(line) : String(line)
        }
        return lines.joined(separator: "\n") + helper
    }

    /// Returns an element `("name", method)` with a closure that runs the method. Asynchronous tests stay as they are.
    private static func element(_ line: Substring) -> String {
        let text = line.drop { $0 == " " }
        guard text.hasPrefix("(\""), let comma = text.firstRange(of: "\", "), let end = text.lastIndex(of: ")"), comma.upperBound < end
        else {
            return String(line)
        }
        let method = text[comma.upperBound..<end]
        guard !method.hasPrefix("asyncTest("), !method.isEmpty else { return String(line) }
        return "\(text[..<comma.upperBound]){ test in { try runOnMainActor(test.\(method)) } }\(text[end...])"
    }
}
