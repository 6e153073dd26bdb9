/// Writes one target of a generated manifest.
struct TargetWriter {
    let target: PackageManifest.Target
    let node: PackageGraph.Node
    /// The decision of caret.yml about the modules beside UIKit; `nil` for none.
    var seesModules: Bool?

    /// The folder of links in a generated package.
    static let folder = "targets"

    private var files: TargetFiles { node.files[target.name] ?? TargetFiles() }

    var text: String {
        var arguments = ["name: \(SwiftLiteral.string(target.name))"]
        switch target.type {
        case "system": return ".systemLibrary(\((arguments + system).joined(separator: ", ")))"
        case "binary": return ".binaryTarget(\((arguments + binary).joined(separator: ", ")))"
        case "plugin":
            arguments.append("capability: \(capability)")
            arguments += dependencies + [path]
            return ".plugin(\((arguments + selection).joined(separator: ", ")))"
        default: break
        }
        arguments += dependencies + [path] + selection
        if target.type != "macro" { arguments += resources + headers }
        if let access = target.packageAccess { arguments.append("packageAccess: \(access)") }
        for (tool, label) in [("c", "cSettings"), ("cxx", "cxxSettings"), ("swift", "swiftSettings"), ("linker", "linkerSettings")] {
            var values = target.settings.filter { $0.tool == tool }.compactMap(setting)
            // This argument changes with caret.yml. After an edit, SwiftPM therefore compiles the target again.
            if tool == "swift", let seesModules { values.append(".define(\"CARET_MODULES_\(seesModules ? "VISIBLE" : "HIDDEN")\")") }
            if !values.isEmpty, target.type != "macro" || tool == "swift" {
                arguments.append("\(label): [\(values.joined(separator: ", "))]")
            }
        }
        arguments += plugins
        return ".\(function)(\(arguments.joined(separator: ", ")))"
    }

    /// Before tools version 5.4, a target was a program if it had a main file.
    private var function: String {
        let tools = node.manifest.toolsVersion._version.split(separator: ".").compactMap { Int($0) }
        let isOld = tools.count >= 2 && (tools[0], tools[1]) < (5, 4)
        switch target.type {
        case "executable": return "executableTarget"
        case "test": return "testTarget"
        case "macro": return "macro"
        default: return isOld && files.hasMainFile ? "executableTarget" : "target"
        }
    }

    private var path: String { "path: \(SwiftLiteral.string("\(Self.folder)/\(target.name)"))" }

    private var dependencies: [String] {
        let isUserInterface = files.isUserInterface
        let values = target.dependencies.compactMap(TargetDependency.init).compactMap { dependency -> String? in
            guard dependency.condition?.includes(isUserInterface: isUserInterface) ?? true,
                let resolved = PackageGraph.resolve(dependency.reference, in: node)
            else { return nil }
            let condition = dependency.condition?.remainder.map { ", condition: \($0)" } ?? ""
            switch resolved {
            case .target(let name): return ".target(name: \(SwiftLiteral.string(name))\(condition))"
            case .product(let name, let package):
                let aliases = aliases(dependency.reference)
                return
                    ".product(name: \(SwiftLiteral.string(name)), package: \(SwiftLiteral.string(package.identity))\(aliases)\(condition))"
            }
        }
        return values.isEmpty ? [] : ["dependencies: [\(values.joined(separator: ", "))]"]
    }

    private func aliases(_ reference: TargetDependency.Reference) -> String {
        guard case .product(_, _, let aliases) = reference, !aliases.isEmpty else { return "" }
        let pairs = aliases.sorted { $0.key < $1.key }.map { "\(SwiftLiteral.string($0.key)): \(SwiftLiteral.string($0.value))" }
        return ", moduleAliases: [\(pairs.joined(separator: ", "))]"
    }

    /// The excluded files and the sources.
    private var selection: [String] {
        var arguments: [String] = []
        if !target.exclude.isEmpty { arguments.append("exclude: \(SwiftLiteral.strings(target.exclude))") }
        if let sources = target.sources { arguments.append("sources: \(SwiftLiteral.strings(sources))") }
        return arguments
    }

    private var resources: [String] {
        let declared = target.resources.map { resource -> String in
            let path = SwiftLiteral.string(resource.path)
            switch resource.rule.keys.first {
            case "copy": return ".copy(\(path))"
            case "embedInCode": return ".embedInCode(\(path))"
            // Xcode copies bundles as they are. SwiftPM would process the files in them.
            case _ where resource.path.hasSuffix(".bundle"): return ".copy(\(path))"
            default:
                let localization = resource.rule["process"]["localization"].string.map { ", localization: .\($0)" } ?? ""
                return ".process(\(path)\(localization))"
            }
        }
        let all = declared + files.implicitResources.map { ".process(\(SwiftLiteral.string($0)))" }
        return all.isEmpty ? [] : ["resources: [\(all.joined(separator: ", "))]"]
    }

    private var headers: [String] { target.publicHeadersPath.map { ["publicHeadersPath: \(SwiftLiteral.string($0))"] } ?? [] }

    private var plugins: [String] {
        let values = (target.pluginUsages ?? []).compactMap { usage -> String? in
            guard let name = usage["plugin"][0].string else { return nil }
            guard let package = usage["plugin"][1].string else { return ".plugin(name: \(SwiftLiteral.string(name)))" }
            return ".plugin(name: \(SwiftLiteral.string(name)), package: \(SwiftLiteral.string(package.lowercased())))"
        }
        return values.isEmpty ? [] : ["plugins: [\(values.joined(separator: ", "))]"]
    }

    // MARK: - Other kinds of targets

    private var system: [String] {
        let providers = (target.providers ?? []).compactMap { provider -> String? in
            guard let kind = provider.keys.first else { return nil }
            return ".\(kind)(\(SwiftLiteral.strings(provider[kind][0].strings)))"
        }
        return [path] + (target.pkgConfig.map { ["pkgConfig: \(SwiftLiteral.string($0))"] } ?? [])
            + (providers.isEmpty ? [] : ["providers: [\(providers.joined(separator: ", "))]"])
    }

    private var binary: [String] {
        guard let url = target.url, let checksum = target.checksum else {
            return ["path: \(SwiftLiteral.string("\(Self.folder)/\(target.name)"))"]
        }
        return ["url: \(SwiftLiteral.string(url))", "checksum: \(SwiftLiteral.string(checksum))"]
    }

    /// Command plugins are not run by a build.
    private var capability: String { ".buildTool()" }

    // MARK: - Settings

    private func setting(_ setting: PackageManifest.Setting) -> String? {
        // A framework of Apple is a Swift module here, and the linker needs no argument for it.
        guard let kind = setting.kind.keys.first, kind != "linkedFramework" else { return nil }
        guard setting.condition?.includes(isUserInterface: files.isUserInterface) ?? true else { return nil }
        let value = setting.kind[kind]
        let condition = setting.condition?.remainder
        var arguments: [String]
        switch kind {
        case "define": arguments = define(value["_0"].string ?? "", isSwift: setting.tool == "swift")
        case "unsafeFlags": arguments = [SwiftLiteral.strings(value["_0"].strings)]
        case "interoperabilityMode": arguments = [".\(value["_0"].string ?? "C")"]
        case "swiftLanguageMode": arguments = [".version(\(SwiftLiteral.string(value["_0"].string ?? "5")))"]
        case "defaultIsolation": arguments = [value["_0"].string == "MainActor" ? "MainActor.self" : "nil"]
        case "strictMemorySafety": arguments = []
        case "treatAllWarnings": arguments = ["as: .\(value["_0"].string ?? "warning")"]
        case "treatWarning", "enableWarning", "disableWarning":
            arguments = [SwiftLiteral.string(value["_0"].string ?? "")] + (value["_1"].string.map { ["as: .\($0)"] } ?? [])
        default: arguments = [SwiftLiteral.string(value["_0"].string ?? "")]
        }
        if let condition { arguments.append(condition) }
        return ".\(kind)(\(arguments.joined(separator: ", ")))"
    }

    private func define(_ text: String, isSwift: Bool) -> [String] {
        guard !isSwift, let equals = text.firstIndex(of: "=") else { return [SwiftLiteral.string(text)] }
        return [SwiftLiteral.string(String(text[..<equals])), "to: \(SwiftLiteral.string(String(text[text.index(after: equals)...])))"]
    }
}
