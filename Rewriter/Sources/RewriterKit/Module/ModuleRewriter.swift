import Foundation

/// Rewrites the source files of a module.
///
/// 1. All files are read and hashed. If a complete answer for the same contents is in the cache, and the copies in the
///    output folder belong to it, it is returned.
/// 2. Declarations that need SwiftUI are left out.
/// 3. Each file is parsed into a ``FileSummary``, in parallel, unless its summary is in the cache.
/// 4. The summaries give an index of the module's declarations.
/// 5. The writers turn summaries and index into edits and appended code.
/// 6. Files with edits are written as copies, beside an overlay that puts them in the places of the originals.
public struct ModuleRewriter {
    private let request: Request
    private let cache: SummaryCache

    /// Creates a rewriter for a request.
    public init(_ request: Request) {
        self.request = request
        cache = SummaryCache(folder: request.cache)
    }

    private struct Input: Sendable {
        var path: String
        var bytes: [UInt8]
        var hash: String
        /// Why the file is left alone; `nil` if it can be read.
        var problem: String?
    }

    /// Rewrites the module, writes the output, and returns the answer.
    ///
    /// - Throws: An error of the file system, if the output cannot be written.
    public func run() throws -> Answer {
        let inputs = read()
        let leftOut = request.leftOut.map { LeftOutFolder(path: $0) }
        let imported = leftOut?.names(importedBy: inputs.map(\.bytes), of: request.module) ?? LeftOutNames()
        let key = key(inputs, imported)
        let folder = request.output.map(OutputFolder.init)
        if let entry = cache.entry(key), folder?.key == key {
            try leftOut?.write(entry.leftOut, of: request.module)
            return entry.answer
        }
        let (files, leftOutNames) = rewritten(inputs, imported)
        try leftOut?.write(leftOutNames, of: request.module)
        let copies = files.compactMap { file in file.work.copy.map { (file.work.path, $0) } }
        var answer = answer(files.map(\.work), isUserInterface: files.first?.isUserInterface ?? false)
        for input in inputs {
            guard let problem = input.problem else { continue }
            answer.reports.append(
                Report(file: input.path, line: 1, column: 1, construct: "file", reason: problem, instead: "save the file as UTF-8"))
        }
        guard let folder else { return answer }
        let written = try folder.write(copies, key: key)
        answer.overlay = written.overlay
        answer.changed = written.changed
        var stored = SummaryCache.Entry(answer: answer, copies: [:], leftOut: leftOutNames)
        stored.answer.changed = []
        for (path, bytes) in copies { stored.copies[folder.copyPath(of: path)] = bytes.count }
        cache.store(stored, key)
        return answer
    }

    // MARK: - Reading

    private func read() -> [Input] {
        let paths = request.files
        return ParallelMap.run(paths.count) { index in
            let path = paths[index]
            guard let data = FileManager.default.contents(atPath: path) else {
                return Input(path: path, bytes: [], hash: "", problem: "the file cannot be read")
            }
            let bytes = [UInt8](data)
            var hash = ContentHash()
            hash.combine(bytes)
            let isText = String(validating: bytes, as: UTF8.self) != nil
            return Input(path: path, bytes: bytes, hash: hash.text, problem: isText ? nil : "the file is not valid UTF-8")
        }
    }

    private func key(_ inputs: [Input], _ imported: LeftOutNames) -> String {
        var hash = ContentHash()
        imported.hash(into: &hash)
        for part in [RewriterVersion.current, request.module, request.output ?? ""] + request.defines.sorted() { hash.combine(part) }
        for input in inputs {
            hash.combine(input.path)
            hash.combine(input.hash)
        }
        return hash.text
    }

    // MARK: - Rewriting

    private func rewritten(
        _ inputs: [Input], _ imported: LeftOutNames
    ) -> (files: [(work: RewrittenFile, isUserInterface: Bool)], leftOut: LeftOutFolder.Module) {
        var readable = inputs.filter { $0.problem == nil }
        let (removed, leftOut) = removeSwiftUI(&readable, imported)
        let mayBeInterface = readable.contains { Self.mentionsInterface($0.bytes) }
        var summaries = summaries(readable, isUserInterface: mayBeInterface)
        let isInterface = mayBeInterface && summaries.contains { !FileScanner.interfaceModules.isDisjoint(with: $0.imports) }
        if mayBeInterface, !isInterface { summaries = self.summaries(readable, isUserInterface: false) }
        let index = ModuleIndex(summaries, module: request.module)
        var files = zip(readable, summaries).map { RewrittenFile(path: $0.path, bytes: $0.bytes, summary: $1) }
        for (number, result) in removed { files[number].isModified = true; files[number].addReports(result.removed) }
        for number in files.indices {
            files[number].addGuardedEdits(index)
            files[number].addReports(index)
        }
        let dispatched = ExtensionDispatch(index: index).write(&files)
        OverrideHoist(index: index, dispatched: dispatched).write(&files)
        let writers = FileWriters(index: index, isUserInterface: isInterface)
        for number in files.indices {
            writers.write(&files[number])
            files[number].reportOverlaps()
        }
        return (files.map { ($0, isInterface) }, leftOut)
    }

    /// Leaves out what needs SwiftUI. Returns what is left out by the numbers of the files, and the names for the
    /// modules that import this one.
    private func removeSwiftUI(
        _ inputs: inout [Input], _ imported: LeftOutNames
    ) -> (results: [Int: SwiftUIRemoval.Result], names: LeftOutFolder.Module) {
        let evaluator = ConditionEvaluator(isUserInterface: true, defines: request.defines)
        let (results, names) = SwiftUIRemoval.run(inputs.map(\.bytes), evaluator, imported: imported)
        for (index, result) in results {
            inputs[index].bytes = result.bytes
            var hash = ContentHash()
            hash.combine(result.bytes)
            inputs[index].hash = hash.text
        }
        return (results, names)
    }

    private func summaries(_ inputs: [Input], isUserInterface: Bool) -> [FileSummary] {
        let evaluator = ConditionEvaluator(isUserInterface: isUserInterface, defines: request.defines)
        let options = "\(isUserInterface) \(request.defines.sorted().joined(separator: " "))"
        let module = ContentHash.of("\(request.module) \(request.output ?? "") \(options)")
        let known = cache.summaries(module)
        let isCached = cache.folder != nil
        let results = ParallelMap.run(inputs.count) { index in
            let key = ContentHash.of(inputs[index].hash + options)
            if let line = known[key], let summary = try? JSONDecoder().decode(FileSummary.self, from: line) {
                return ScannedFile(key: key, summary: summary, line: line, isNew: false)
            }
            let summary = FileScanner.scan(inputs[index].bytes, evaluator)
            return ScannedFile(key: key, summary: summary, line: isCached ? try? JSONEncoder().encode(summary) : nil, isNew: true)
        }
        if results.contains(where: \.isNew) { cache.store(results.compactMap { file in file.line.map { (file.key, $0) } }, module) }
        return results.map(\.summary)
    }

    /// A summary with its line in the cache.
    private struct ScannedFile: Sendable {
        var key: String
        var summary: FileSummary
        var line: Data?
        var isNew: Bool
    }

    private static func mentionsInterface(_ bytes: [UInt8]) -> Bool {
        FileScanner.interfaceModules.contains { bytes.contains(word: $0) }
    }

    private func answer(_ files: [RewrittenFile], isUserInterface: Bool) -> Answer {
        var answered: [String: Int] = [:]
        for file in files { answered.merge(file.answered) { $0 + $1 } }
        var flags: [String] = []
        if files.contains(where: \.summary.hasEntryPoint) { flags.append("-parse-as-library") }
        // Only user interface code sees Combine.
        let left: Set = isUserInterface ? ["UIKit"] : ["UIKit", "Combine"]
        for module in Set(files.flatMap(\.summary.foundationModules)).subtracting(left).sorted() {
            flags += ["-Xfrontend", "-import-module", "-Xfrontend", module]
        }
        let reports = files.flatMap(\.reports).sorted { ($0.file, $0.line, $0.column) < ($1.file, $1.line, $1.column) }
        return Answer(overlay: nil, flags: flags, isUserInterface: isUserInterface, answered: answered, reports: reports)
    }
}
