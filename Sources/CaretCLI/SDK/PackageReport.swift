import CompilerWrapper
import Foundation

/// The report of `caret check` about a package and the packages around it.
package struct PackageReport {
    /// The report about one target.
    package struct Target: Encodable, Equatable {
        package var package: String
        package var name: String
        /// The number of Swift sources.
        package var files: Int
        /// Whether a source imports UIKit or a module on top of it.
        package var isUserInterface: Bool
        package var seesModulesBesideUIKit: Bool
        /// The reason of the decision, as a sentence.
        package var reason: String
        /// The imported modules that are neither in the SDK, nor in the toolchain, nor in a package, sorted.
        package var missingModules: [String]
    }

    package let targets: [Target]
    /// The Swift sources of all targets.
    package let sources: [String]

    package init(graph: PackageGraph, sdk: InstalledSDK, overrides: [String: Bool]) {
        let besideUIKit = Set(sdk.modules(in: "beside"))
        let visibility = Self.visibility(of: graph, ModuleVisibility(besideUIKit: besideUIKit, overrides: overrides))
        let own = Set(graph.nodes.values.flatMap { $0.manifest.targets.map(\.name) })
        let known = own.union(besideUIKit).union(sdk.modules(in: "uikit")).union(Self.toolchainModules(of: sdk))
        var targets: [Target] = []
        var sources: [String] = []
        for node in graph.nodes.values.sorted(by: { $0.identity < $1.identity }) {
            let needed = graph.needs[node.identity]?.targets ?? []
            // The modules of a package that SwiftPM resolves are unknown here.
            let isOpen = node.dependencies.contains {
                graph.nodes[$0.identity] == nil && graph.needs[node.identity]?.dependencies.contains($0.identity) == true
            }
            for target in node.manifest.targets where needed.contains(target.name) {
                guard let files = node.files[target.name] else { continue }
                let imports = files.imports
                let missing = Set(imports.filter { !$0.isConditional && !known.contains($0.module) }.map(\.module))
                targets.append(
                    Target(
                        package: node.identity, name: target.name, files: files.swiftSources.count, isUserInterface: files.isUserInterface,
                        seesModulesBesideUIKit: visibility.seesSecondFolder(module: target.name, imports: imports),
                        reason: Self.reason(target.name, imports, visibility), missingModules: isOpen ? [] : missing.sorted()))
                sources += files.swiftSources
            }
        }
        self.targets = targets
        self.sources = sources
    }

    /// Returns the rule with all targets that see the modules. A target that imports such a target also sees them.
    private static func visibility(of graph: PackageGraph, _ rule: ModuleVisibility) -> ModuleVisibility {
        var rule = rule
        let all = graph.nodes.values.flatMap { node in node.files.map { (name: $0.key, imports: $0.value.imports) } }
        while true {
            let seeing = Set(all.filter { rule.seesSecondFolder(module: $0.name, imports: $0.imports) }.map(\.name))
            guard seeing != rule.seeing else { return rule }
            rule.seeing = seeing
        }
    }

    private static func reason(_ name: String, _ imports: Set<ImportScanner.Import>, _ visibility: ModuleVisibility) -> String {
        if let decision = visibility.overrides[name] { return "\(CaretFile.name) makes the modules \(decision ? "visible" : "hidden")" }
        if let module = imports.map(\.module).sorted().first(where: ModuleVisibility.userInterface.contains) {
            return "it imports \(module)"
        }
        let unconditional = imports.filter { !$0.isConditional && visibility.besideUIKit.contains($0.module) }.map(\.module).sorted()
        if let module = unconditional.first { return "it imports \(module) outside of #if" }
        let target = imports.map(\.module).sorted().first(where: visibility.seeing.contains)
        return target.map { "it imports \($0), which sees them" }
            ?? "it imports neither UIKit nor, outside of #if, a module beside it"
    }

    /// The modules of the toolchain, and the C modules that Swift imports on Linux.
    private static func toolchainModules(of sdk: InstalledSDK) -> Set<String> {
        var names: Set = ["Swift", "Glibc", "Dispatch", "XCTest", "Testing", "Foundation", "Builtin", "CDispatch"]
        for folder in ["linux", "linux/testing"] {
            let files = (try? FileManager.default.contentsOfDirectory(atPath: "\(sdk.folder)/sysroot/usr/lib/swift/\(folder)")) ?? []
            names.formUnion(
                files.filter { $0.hasSuffix(".swiftmodule") || $0.hasSuffix(".swiftcrossimport") }.map { String($0.prefix { $0 != "." }) })
        }
        return names
    }

    /// Returns the report as a JSON object.
    ///
    /// - Parameter constructs: The rewriter's own report, which is JSON; `nil` without a rewriter.
    package func json(constructs: Data?) throws -> String {
        var object: [String: Any] = ["targets": try JSONSerialization.jsonObject(with: try JSONEncoder().encode(targets))]
        if let constructs { object["constructs"] = try? JSONSerialization.jsonObject(with: constructs, options: .fragmentsAllowed) }
        let data = try JSONSerialization.data(withJSONObject: object, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
        return String(decoding: data, as: UTF8.self)
    }

    /// The report as text, with one line for each target, and with the rule if `explains` is `true`.
    package func text(explains: Bool) -> String {
        var rows = [["package", "target", "files", "UI code", "modules beside UIKit", "missing modules"]]
        for target in targets {
            let sees = target.seesModulesBesideUIKit ? "visible" : "hidden"
            rows.append([
                target.package, target.name, String(target.files), target.isUserInterface ? "yes" : "no",
                explains ? "\(sees), because \(target.reason)" : sees,
                target.missingModules.isEmpty ? "none" : target.missingModules.joined(separator: " "),
            ])
        }
        let rule = """


            A target sees the modules beside UIKit if it imports UIKit, QuartzCore, Caret or CaretTesting, if it imports one of them \
            outside of #if, or if it imports a target that sees them. The section modules-beside-uikit of caret.yml overrides this for each target.
            """
        return Columns.text(rows) + (explains ? rule : "")
    }
}
