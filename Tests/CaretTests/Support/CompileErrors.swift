import Foundation

/// Returns the compiler's errors for a piece of source that imports Caret and UIKitCore; empty if it compiles.
///
/// The modules are those with which the tests were built, from the folder of the test program.
func compileErrors(of source: String) throws -> [String] {
    let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let products = URL(fileURLWithPath: program).deletingLastPathComponent()
    let checkouts = products.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("checkouts")
    let shims = checkouts.appendingPathComponent("swift-atomics/Sources/_AtomicsShims/include/module.modulemap")
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("caret-\(UUID().uuidString).swift")
    try ("import Caret\nimport UIKitCore\n" + source).write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
        "swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-I", products.appendingPathComponent("Modules").path, "-Xcc",
        "-fmodule-map-file=\(shims.path)", file.path,
    ]
    let pipe = Pipe()
    process.standardError = pipe
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
    return lines.filter { $0.contains(": error: ") }
}
