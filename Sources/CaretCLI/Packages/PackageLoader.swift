import CompilerWrapper
import Foundation

/// Reads packages on this machine, with SwiftPM, and caches what SwiftPM printed.
package struct PackageLoader {
    /// The folder that the results and SwiftPM's own files are written to.
    private let cache: String
    private let swift: String
    /// A text that differs between compilers.
    private let compiler: String
    private let checkouts: LocalCheckouts

    package init(cache: String, swift: String, compiler: String, checkouts: LocalCheckouts) {
        self.cache = cache
        self.swift = swift
        self.compiler = compiler
        self.checkouts = checkouts
    }

    /// Returns the package in a folder, with the files of its targets.
    ///
    /// - Throws: ``CLIError`` if the folder has no manifest, or the manifest cannot be read.
    package func load(_ folder: String, identity: String) throws -> PackageGraph.Node {
        let folder = URL(fileURLWithPath: folder, isDirectory: true).resolvingSymlinksInPath().standardizedFileURL.path
        let manifest = try manifest(in: folder, identity: identity)
        var files: [String: TargetFiles] = [:]
        for target in manifest.targets where !["binary", "system", "plugin"].contains(target.type) {
            // A target that is not built may lack its folder.
            guard let place = try? TargetFolder.find(target, in: manifest, package: folder) else { continue }
            files[target.name] = TargetFiles.read(place, target: target)
        }
        return PackageGraph.Node(identity: identity, folder: folder, manifest: manifest, files: files)
    }

    /// Returns the package that a dependency refers to, if it is on this machine: in the folder of `--packages`, or at
    /// the dependency's own path.
    package func load(_ dependency: PackageDependency) throws -> PackageGraph.Node? {
        if let folder = checkouts.folder(of: dependency) { return try load(folder, identity: dependency.identity) }
        guard case .path(let path) = dependency.location else { return nil }
        guard FileManager.default.fileExists(atPath: path + "/Package.swift") else {
            throw CLIError.noDependency(dependency.identity, path: path)
        }
        return try load(path, identity: dependency.identity)
    }

    private func manifest(in folder: String, identity: String) throws -> PackageManifest {
        guard FileManager.default.fileExists(atPath: folder + "/Package.swift") else { throw CLIError.noPackage(folder: folder) }
        let key = key(of: folder)
        let (keyFile, jsonFile) = ("\(cache)/\(identity).key", "\(cache)/\(identity).json")
        if let key, let old = FileManager.default.contents(atPath: keyFile), String(decoding: old, as: UTF8.self) == key,
            let json = FileManager.default.contents(atPath: jsonFile), let manifest = try? PackageManifest.decode(json)
        {
            return manifest
        }
        let arguments = ["package", "dump-package", "--package-path", folder, "--scratch-path", cache + "/scratch"]
        let answer = try SwiftPM(program: swift).run(arguments)
        guard answer.status == 0 else { throw CLIError.unreadablePackage(reason: ProductBuilder.firstError(answer.errors)) }
        let manifest = try PackageManifest.decode(answer.output)
        if let key {
            try FolderWriter.write(answer.output, to: jsonFile)
            try FolderWriter.write(Data(key.utf8), to: keyFile)
        }
        return manifest
    }

    /// Returns a text that changes with the manifests of a package; `nil` if a manifest reads the environment, because
    /// its result may then change at any time.
    private func key(of folder: String) -> String? {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter {
            $0.hasPrefix("Package") && $0.hasSuffix(".swift")
        }
        var key = "\(compiler)\n\(folder)\n"
        for name in names.sorted() {
            guard let data = FileManager.default.contents(atPath: folder + "/" + name) else { return nil }
            let text = String(decoding: data, as: UTF8.self)
            if ["Context", "ProcessInfo", "getenv", "FileManager"].contains(where: text.contains) { return nil }
            key += "\(name) \(OverlayState.checksum(data))\n"
        }
        return key
    }
}
