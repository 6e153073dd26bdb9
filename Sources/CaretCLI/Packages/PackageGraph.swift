/// The packages whose manifests are known, and their targets that a build needs.
///
/// A build needs the targets of the root, and all dependencies of needed targets whose conditions are met for iOS. A
/// product of a known package needs its targets. A product of any other package needs that package, which SwiftPM
/// resolves as usual. Targets and dependencies that the build does not need are left out of the generated manifests.
package struct PackageGraph: Sendable {
    /// A package on this machine.
    package struct Node: Sendable {
        package var identity: String
        package var folder: String
        package var manifest: PackageManifest
        package var dependencies: [PackageDependency]
        package var files: [String: TargetFiles]

        package init(
            identity: String, folder: String, manifest: PackageManifest, files: [String: TargetFiles]
        ) {
            self.identity = identity
            self.folder = folder
            self.manifest = manifest
            self.files = files
            dependencies = manifest.dependencies.compactMap(PackageDependency.init)
        }
    }

    /// The needed targets and dependencies of one package.
    package struct Need: Equatable, Sendable {
        package var targets: Set<String> = []
        /// The identities of the packages that needed targets use.
        package var dependencies: Set<String> = []
    }

    /// The known packages by their identities.
    package private(set) var nodes: [String: Node] = [:]
    package private(set) var needs: [String: Need] = [:]
    /// The identity of the package that is built.
    package let root: String

    /// Makes the graph of a package.
    ///
    /// - Parameters:
    ///   - includesTests: Whether test targets of the root are needed.
    ///   - load: Returns a package on this machine, or `nil` for a package that SwiftPM resolves.
    package init(root: Node, includesTests: Bool, load: (PackageDependency) throws -> Node?) throws {
        self.root = root.identity
        nodes[root.identity] = root
        needs[root.identity] = Need()
        var loaded: Set<String> = [root.identity]
        var pending = root.manifest.targets.filter { Self.isWanted($0, includesTests) }.map { (root.identity, $0.name) }
        while let (identity, name) = pending.popLast() {
            guard let node = nodes[identity], let target = node.manifest.target(name) else { continue }
            guard needs[identity, default: Need()].targets.insert(name).inserted else { continue }
            for reference in Self.references(of: target, in: node) {
                switch reference {
                case .target(let other): pending.append((identity, other))
                case .product(let product, let dependency):
                    needs[identity, default: Need()].dependencies.insert(dependency.identity)
                    if loaded.insert(dependency.identity).inserted { nodes[dependency.identity] = try load(dependency) }
                    let targets = nodes[dependency.identity]?.manifest.products.first { $0.name == product }?.targets ?? []
                    pending += targets.map { (dependency.identity, $0) }
                }
            }
        }
    }

    /// The names of the needed targets with UI code, sorted.
    package var userInterfaceTargets: [String] {
        nodes.flatMap { identity, node in
            (needs[identity]?.targets ?? []).filter { node.files[$0]?.isUserInterface ?? false }
        }.sorted()
    }

    private static func isWanted(_ target: PackageManifest.Target, _ includesTests: Bool) -> Bool {
        switch target.type {
        case "regular", "executable", "macro": true
        case "test": includesTests
        default: false
        }
    }

    /// A target of the same package, or a product of another one.
    package enum Resolved: Equatable {
        case target(String)
        case product(String, of: PackageDependency)
    }

    /// Returns the dependencies of a target whose conditions are met, and the plugins that the target uses.
    package static func references(of target: PackageManifest.Target, in node: Node) -> [Resolved] {
        let isUserInterface = node.files[target.name]?.isUserInterface ?? false
        var found: [Resolved] = []
        for value in target.dependencies {
            guard let dependency = TargetDependency(value), dependency.condition?.includes(isUserInterface: isUserInterface) ?? true
            else { continue }
            if let resolved = resolve(dependency.reference, in: node) { found.append(resolved) }
        }
        for usage in target.pluginUsages ?? [] {
            guard let name = usage["plugin"][0].string else { continue }
            let reference = usage["plugin"][1].string.map { TargetDependency.Reference.product(name, package: $0, aliases: [:]) }
            if let resolved = resolve(reference ?? .target(name), in: node) { found.append(resolved) }
        }
        return found
    }

    /// Returns what a dependency refers to; `nil` if the manifest declares nothing of this name.
    package static func resolve(_ reference: TargetDependency.Reference, in node: Node) -> Resolved? {
        switch reference {
        case .target(let name): return .target(name)
        case .product(let name, let package, _):
            let owner = node.dependencies.first { dependency in package.map(dependency.isCalled) ?? dependency.isCalled(name) }
            return owner.map { .product(name, of: $0) }
        case .name(let name):
            if node.manifest.target(name) != nil { return .target(name) }
            let owner = node.dependencies.first { $0.isCalled(name) } ?? (node.dependencies.count == 1 ? node.dependencies.first : nil)
            return owner.map { .product(name, of: $0) }
        }
    }
}
