import CompilerWrapper
import Foundation

/// A build of a user's package with the SDK: generates the packages, and calls SwiftPM with the compiler's wrapper.
package struct SDKBuild {
    /// The user's package, with targets that `caret` adds.
    package private(set) var package: PackageGraph.Node
    private let sdk: InstalledSDK
    private let loader: PackageLoader
    private let swift: String
    private let compiler: String
    /// The folder of all files that builds write.
    package let work: String
    private let overrides: [String: Bool]

    /// Makes the build of a package.
    ///
    /// - Parameter checkouts: The folder of `--packages`.
    /// - Throws: ``CLIError`` if the compiler is not the SDK's compiler, or the package cannot be read.
    package init(folder: String, sdk: InstalledSDK, checkouts: String?) throws {
        guard let swift = Programs.path(of: "swift") else { throw CLIError.programNotFound("swift") }
        self.sdk = sdk
        self.swift = swift
        compiler = try sdk.checkCompiler()
        work = Self.work(for: folder)
        try FolderWriter.makeFolder(work)
        let local = try checkouts.map { try LocalCheckouts(in: $0) } ?? .none
        loader = PackageLoader(cache: work + "/manifests", swift: swift, compiler: sdk.compiler, checkouts: local)
        let name = URL(fileURLWithPath: folder).lastPathComponent
        package = try loader.load(folder, identity: name.lowercased())
        overrides = try CaretFile(in: folder).overrides
    }

    /// Returns the folder of all files that builds write: in the package, or in the user's caches if the package is
    /// read-only.
    private static func work(for folder: String) -> String {
        let own = folder + "/.build/caret"
        let existing = [own, folder + "/.build", folder].first { FileManager.default.fileExists(atPath: $0) }
        if let existing, FileManager.default.isWritableFile(atPath: existing) { return own }
        let caches = ProcessInfo.processInfo.environment["XDG_CACHE_HOME"] ?? NSHomeDirectory() + "/.cache"
        return "\(caches)/caret/builds/\(String(OverlayState.checksum(Data(folder.utf8)), radix: 16))"
    }

    /// Adds a target whose path is absolute to the generated package.
    mutating func add(_ target: PackageManifest.Target) {
        package.manifest.targets.append(target)
        if let folder = target.path { package.files[target.name] = TargetFiles.read(folder, target: target) }
    }

    /// The packages that a build needs.
    package func graph(includesTests: Bool) throws -> PackageGraph {
        try PackageGraph(root: package, includesTests: includesTests) { try loader.load($0) }
    }

    /// The folder with the results of SwiftPM.
    package var scratch: String { work + "/build" }

    /// Removes all that earlier builds have written.
    package func clean() throws {
        for name in ["build", "packages", "manifests", "rewriter", "wrapper.json"] {
            try? FileManager.default.removeItem(atPath: work + "/" + name)
        }
        try FolderWriter.makeFolder(work)
    }

    // MARK: - SwiftPM

    /// Generates the packages, and returns SwiftPM with the arguments that all its commands begin with.
    package func prepare(includesTests: Bool, configuration: BuildConfiguration) throws -> (swift: SwiftPM, arguments: [String]) {
        try discardOtherSDK()
        BuildDatabase(folder: scratch).removeIfDamaged()
        let graph = try graph(includesTests: includesTests)
        let generator = PackageGenerator(folder: work, graph: graph, overrides: overrides)
        let settings = WrapperSettings(
            compiler: compiler, links: try generator.write(), besideFolder: sdk.besideFolder, besideModules: sdk.modules(in: "beside"),
            userInterfaceTargets: graph.userInterfaceTargets, overrides: overrides, rewriter: sdk.rewriter, cache: work + "/rewriter")
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        let path = work + "/wrapper.json"
        try FolderWriter.write(try encoder.encode(settings), to: path)
        var environment = ProcessInfo.processInfo.environment
        environment["SWIFT_EXEC"] = sdk.wrapper
        environment[WrapperSettings.variable] = path
        environment["SWIFT_DETERMINISTIC_HASHING"] = "1"
        let arguments = [
            "--package-path", generator.rootFolder, "--scratch-path", scratch, "--swift-sdks-path", sdk.searchPath, "--swift-sdk",
            InstalledSDK.identifier, "-c", configuration.rawValue,
        ]
        return (SwiftPM(program: swift, environment: environment, folder: package.folder), arguments)
    }

    /// Builds a product, and returns the path of its program. Writes one line about the build, and the errors, to
    /// standard error.
    package func build(_ product: String, configuration: BuildConfiguration) throws -> String {
        let lock = try BuildLock(work)
        defer { lock.release() }
        Console.writeError("building \(product)…")
        let (swift, arguments) = try prepare(includesTests: false, configuration: configuration)
        let command = ["build"] + arguments + ["--product", product]
        var build = try swift.run(command, mergesErrors: true)
        if build.status != 0, BuildDatabase.isRefused(in: build.output) {
            BuildDatabase(folder: scratch).remove()
            build = try swift.run(command, mergesErrors: true)
        }
        guard build.status == 0 else {
            Console.quote(BuildLog(String(decoding: build.output, as: UTF8.self)).failure)
            throw CLIError.buildFailed(product: product)
        }
        let path = "\(scratch)/\(configuration.rawValue)/\(product)"
        guard FileManager.default.isExecutableFile(atPath: path) else { throw CLIError.buildFailed(product: product) }
        return path
    }

    /// Runs a command of SwiftPM to its end, with its output to the terminal.
    ///
    /// - Parameter reader: Receives the output as well.
    /// - Returns: The exit code.
    package func run(
        _ command: String, _ options: [String], includesTests: Bool, configuration: BuildConfiguration, environment: [String: String] = [:],
        reader: ((Data) -> Void)? = nil
    ) throws -> Int32 {
        let lock = try BuildLock(work)
        defer { lock.release() }
        let (swift, arguments) = try prepare(includesTests: includesTests, configuration: configuration)
        let settings = (swift.environment ?? [:]).merging(environment) { $1 }
        return try ChildProcess(program: swift.program, arguments: [command] + arguments + options, environment: settings)
            .run(limit: nil, folder: package.folder, reader: reader)
    }

    /// Removes results of another SDK, whose modules are of no use to this one.
    private func discardOtherSDK() throws {
        let path = work + "/sdk.txt"
        let mark = Data("\(sdk.folder)\n\(sdk.fingerprint)\n".utf8)
        guard FileManager.default.contents(atPath: path) != mark else { return }
        try? FileManager.default.removeItem(atPath: scratch)
        try FolderWriter.write(mark, to: path)
    }

    /// Returns the product to run: the named one, or the only executable one.
    ///
    /// - Throws: ``CLIError`` if there is no such product, or there are several.
    package func executable(_ name: String?) throws -> String {
        let known = self.package.manifest.executables
        if let name {
            guard known.contains(name) else { throw CLIError.unknownProduct(name, known: known) }
            return name
        }
        guard known.count == 1, let only = known.first else { throw CLIError.noSingleProduct(package: self.package.folder, known: known) }
        return only
    }
}
