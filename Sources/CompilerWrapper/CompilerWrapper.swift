import FoundationEssentials
import Glibc

/// The program between SwiftPM and the compiler (Documentation/SDK.md).
///
/// A call that compiles a module is changed in four steps. Paths of links in the generated package become the user's
/// paths. The rewriter answers with an overlay and further arguments. The search path of the second module folder is
/// removed for targets without UI code. Objects whose rewritten source has changed are removed. All other calls reach
/// the compiler unchanged, but for the paths. The compiler then replaces this process.
package struct CompilerWrapper {
    private let settings: WrapperSettings

    package init(_ settings: WrapperSettings) {
        self.settings = settings
    }

    /// Runs the wrapper in this process. Returns only by throwing.
    package static func main(_ arguments: [String]) throws(WrapperError) -> Never {
        guard let path = getenv(WrapperSettings.variable).map({ String(cString: $0) }) else {
            try Subprocess.become("swiftc", arguments)
        }
        let settings = try WrapperSettings.read(path)
        let call = try CompilerWrapper(settings).prepared(CompilerCall(arguments: arguments))
        try Subprocess.become(settings.compiler, call.arguments)
    }

    /// Returns the call for the compiler.
    func prepared(_ original: CompilerCall) throws(WrapperError) -> CompilerCall {
        var call = CompilerCall(arguments: [])
        for argument in original.arguments { call.arguments.append(try replaced(argument)) }
        guard let module = call.compiledModule else { return call }
        call = try withOutputFileMap(call)
        let sources = try expanded(call).sources
        if DiscoveredTests.isRunner(module) { return call }
        if DiscoveredTests.isModule(module) { return try withChangedTests(call, module: module, sources: sources) }
        let imports = Self.imports(of: sources)
        var isUserInterface = false
        if let rewriter = settings.rewriter {
            let answer = try answer(of: rewriter, module: module, sources: sources, call: call)
            isUserInterface = answer.isUserInterface
            call.arguments += answer.arguments
            try removeObjects(of: answer, call: call)
        }
        let seeing = SeeingModules(beside: Self.buildFolder(call, module))
        let visibility = ModuleVisibility(
            besideUIKit: Set(settings.besideModules), overrides: settings.overrides, seeing: seeing.names)
        let seesFolder = visibility.seesSecondFolder(module: module, imports: imports, isUserInterface: isUserInterface)
        seeing.record(module, seesFolder: seesFolder)
        if !seesFolder { call = call.withoutSearchPath(settings.besideFolder) }
        if ModuleVisibility.importsUIKitByXCTest(imports, userInterfaceTargets: Set(settings.userInterfaceTargets)) {
            call.arguments += ["-Xfrontend", "-import-module", "-Xfrontend", "UIKit"]
        }
        return call
    }

    // MARK: - Paths

    /// Returns an argument with the user's paths. A response file with paths of links, or with quotation marks, is
    /// copied beside itself.
    private func replaced(_ argument: String) throws(WrapperError) -> String {
        guard argument.hasPrefix("@"), let text = Self.text(String(argument.dropFirst())) else {
            return settings.links.replaced(in: argument)
        }
        let before = ResponseFile.arguments(in: text)
        let after = before.map { settings.links.replaced(in: $0) }
        // The driver reads quotation marks inside of others differently from a shell, for which SwiftPM writes.
        guard before != after || text.contains("'") || text.contains("\"") else { return argument }
        return "@" + (try copy(of: String(argument.dropFirst()), ResponseFile.text(after)))
    }

    /// Returns the call with an output file map whose keys are the user's paths.
    private func withOutputFileMap(_ call: CompilerCall) throws(WrapperError) -> CompilerCall {
        var call = call
        guard let place = call.arguments.lastIndex(of: "-output-file-map"), place + 1 < call.arguments.count,
            let text = Self.text(call.arguments[place + 1])
        else { return call }
        let map = settings.links.replaced(inOutputFileMap: OutputFileMap.repaired(text))
        if map != text { call.arguments[place + 1] = try copy(of: call.arguments[place + 1], map) }
        return call
    }

    /// Writes a changed copy beside a file, unless the copy has the text already, and returns the path of the copy.
    private func copy(of path: String, _ text: String) throws(WrapperError) -> String {
        let name = path.hasSuffix(".json") ? path.dropLast(5) + ".caret.json" : path + ".caret"
        let copy = String(name)
        if Self.text(copy) != text { try Self.write(Data(text.utf8), copy) }
        return copy
    }

    private func expanded(_ call: CompilerCall) throws(WrapperError) -> CompilerCall {
        var result = CompilerCall(arguments: [])
        for argument in call.arguments {
            if argument.hasPrefix("@"), let text = Self.text(String(argument.dropFirst())) {
                result.arguments += ResponseFile.arguments(in: text)
            } else {
                result.arguments.append(argument)
            }
        }
        return result
    }

    // MARK: - Modules

    /// Returns the call for SwiftPM's list of tests, with an overlay that makes tests on the main actor run. The
    /// conversions in the list are valid in the language mode 5.
    private func withChangedTests(_ call: CompilerCall, module: String, sources: [String]) throws(WrapperError) -> CompilerCall {
        let folder = Self.buildFolder(call, module) + "/changed"
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        var copies: [String: String] = [:]
        for source in sources {
            guard let text = Self.text(source).flatMap(DiscoveredTests.changed) else { continue }
            let copy = folder + source[(source.lastIndex(of: "/") ?? source.startIndex)...]
            try Self.write(Data(text.utf8), copy)
            copies[source] = copy
        }
        guard !copies.isEmpty else { return call }
        try Self.write(Overlay.text(copies), folder + "/overlay.yaml")
        return CompilerCall(arguments: call.arguments + ["-swift-version", "5", "-vfsoverlay", folder + "/overlay.yaml"])
    }

    private static func imports(of sources: [String]) -> Set<ImportScanner.Import> {
        sources.reduce(into: []) { imports, source in
            if let data = data(source) { imports.formUnion(ImportScanner.imports(in: Array(data))) }
        }
    }

    /// Calls the rewriter for a module, and prints its reports as warnings.
    private func answer(
        of rewriter: String, module: String, sources: [String], call: CompilerCall
    ) throws(WrapperError) -> RewriterAnswer {
        let folder = Self.buildFolder(call, module) + "/rewritten"
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let list = folder + "/sources.txt"
        let paths = Data((sources.joined(separator: "\n") + "\n").utf8)
        if (try? Data(contentsOf: URL(filePath: list))) != paths { try Self.write(paths, list) }
        var arguments = ["module", "--name", module, "--cache", settings.cache, "--output", folder, "--files-from", list]
        // The folder is common to the modules of a build and a configuration.
        arguments += ["--left-out", Self.buildFolder(call, module) + "/../left-out"]
        for name in call.definitions { arguments += ["--define", name] }
        if let version = call.value(of: "-swift-version") { arguments += ["--swift-version", version] }
        let (status, output) = try Subprocess.output(of: rewriter, arguments)
        guard status == 0 else { throw .rewriter(module: module, reason: "caret-rewrite ended with \(status)") }
        let answer = try RewriterAnswer.decode(output, module: module)
        for report in answer.reports { StandardError.write(line: report.diagnostic) }
        return answer
    }

    /// Removes the objects of sources whose rewritten copies have changed since the last compilation.
    private func removeObjects(of answer: RewriterAnswer, call: CompilerCall) throws(WrapperError) {
        guard let path = call.value(of: "-output-file-map"), let module = call.compiledModule else { return }
        let file = Self.buildFolder(call, module) + "/rewritten/state.json"
        let before = Self.data(file).flatMap { try? JSONDecoder().decode(OverlayState.self, from: $0) } ?? OverlayState()
        let overlay = answer.overlay.flatMap(Self.data)
        let after = overlay.map { OverlayState.read(overlay: $0, contents: Self.data) } ?? OverlayState()
        guard before != after else { return }
        let map = OutputFileMap(Self.data(path) ?? Data())
        for source in before.changes(to: after) {
            if let object = map.object(of: source) { unlink(object) }
        }
        try Self.write((try? JSONEncoder().encode(after)) ?? Data(), file)
    }

    /// The folder of the module's objects.
    private static func buildFolder(_ call: CompilerCall, _ module: String) -> String {
        let map = call.value(of: "-output-file-map") ?? call.value(of: "-emit-module-path") ?? module
        let parts = map.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }

    // MARK: - Files

    private static func data(_ path: String) -> Data? { try? Data(contentsOf: URL(filePath: path)) }

    private static func text(_ path: String) -> String? { data(path).map { String(decoding: $0, as: UTF8.self) } }

    private static func write(_ data: Data, _ path: String) throws(WrapperError) {
        do {
            try data.write(to: URL(filePath: path), options: .atomic)
        } catch {
            throw .cannotWrite(path: path, reason: "\(error)")
        }
    }
}
