import Foundation

/// The compiler, with the modules with which the tests were built, from the folder of the test program.
enum Typecheck {
    /// Returns the compiler's errors for a piece of source that imports Caret and UIKitCore; empty if it compiles.
    static func errors(of source: String) throws -> [String] {
        try errors(inText: "import Caret\nimport UIKitCore\n" + source, options: ["-parse-as-library"])
    }

    /// Returns the compiler's errors for a program in one file, whose statements may be at the top level.
    static func errors(inProgram source: String) throws -> [String] {
        try errors(inText: source, options: [])
    }

    private static func errors(inText source: String, options: [String]) throws -> [String] {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("caret-\(UUID().uuidString).swift")
        try source.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        return try errors(inFiles: [file.path], options: options)
    }

    /// Returns the compiler's errors for the files of one module.
    static func errors(inFiles files: [String], options: [String]) throws -> [String] {
        let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let products = URL(fileURLWithPath: program).deletingLastPathComponent()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["swiftc", "-typecheck", "-swift-version", "6", "-I", products.appendingPathComponent("Modules").path]
            + options + moduleMaps(beside: products).flatMap { ["-Xcc", "-fmodule-map-file=\($0.path)"] } + files
        let pipe = Pipe()
        process.standardError = pipe
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let lines = String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
        let errors = lines.filter { $0.contains("error: ") }
        return errors.isEmpty && process.terminationStatus != 0 ? lines : errors
    }

    /// The module maps of the C modules of this package and of its dependencies. The build writes some of the maps.
    private static func moduleMaps(beside products: URL) -> [URL] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent(4)
        let checkouts = products.deletingLastPathComponent(2).appendingPathComponent("checkouts")
        let packages = checkouts.folders().flatMap { $0.appendingPathComponent("Sources").folders() }
        let builtModules = products.folders().filter { $0.lastPathComponent.hasPrefix("C") && $0.pathExtension == "build" }
        let candidates =
            root.appendingPathComponent("Sources").folders().map { $0.appendingPathComponent("module.modulemap") }
            + packages.map { $0.appendingPathComponent("include/module.modulemap") }
            + builtModules.map { $0.appendingPathComponent("module.modulemap") }
        return candidates.filter { FileManager.default.fileExists(atPath: $0.path) }
    }
}

extension URL {
    fileprivate func deletingLastPathComponent(_ count: Int) -> URL {
        (0..<count).reduce(self) { url, _ in url.deletingLastPathComponent() }
    }

    /// The folders in this folder, sorted by name; empty if it cannot be read.
    fileprivate func folders() -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.sorted().map { appendingPathComponent($0, isDirectory: true) }
    }
}
