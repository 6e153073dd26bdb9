import Foundation

/// Finds the `.storekit` file of the app.
enum StoreFiles {
    private static let pathExtension = "storekit"
    /// The number of folders above the program among which a package is searched.
    private static let parentLimit = 8
    /// The largest size of a file, in bytes.
    static let sizeLimit = 16 * 1024 * 1024

    /// The files in the main bundle, or else those in the folder of the package. Usually there is one.
    static func find() -> [URL] {
        let bundle = Bundle.main
        let folder = bundle.executableURL?.deletingLastPathComponent() ?? bundle.bundleURL
        let name = bundle.executableURL?.deletingPathExtension().lastPathComponent ?? ""
        let bundled = find(program: name, in: folder, resources: bundle.resourceURL)
        if !bundled.isEmpty { return bundled }
        let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
        return find(packagesAbove: folder) ?? find(packagesAbove: current) ?? []
    }

    /// Returns the files beside a program, in its resource folder, and in the resources of the target with its name.
    static func find(program: String, in folder: URL, resources: URL?) -> [URL] {
        let packages = contents(of: folder).filter {
            $0.pathExtension == "resources" && $0.deletingPathExtension().lastPathComponent.hasSuffix("_\(program)")
        }
        return unique(([resources, folder].compactMap(\.self) + packages).flatMap { files(in: $0) })
    }

    /// Returns the files of the nearest folder above a program that is a package or an Xcode project and has any; `nil`
    /// without one. A package that is generated for a build has only links to the app's folders.
    static func find(packagesAbove folder: URL) -> [URL]? {
        var parent = folder.standardizedFileURL
        for _ in 0..<parentLimit where parent.path != "/" {
            if isProject(parent), case let files = deepFiles(in: parent), !files.isEmpty { return files }
            parent = parent.deletingLastPathComponent()
        }
        return nil
    }

    private static func isProject(_ folder: URL) -> Bool {
        contents(of: folder).contains { $0.lastPathComponent == "Package.swift" || $0.pathExtension == "xcodeproj" }
    }

    private static func unique(_ files: [URL]) -> [URL] {
        var paths: Set<String> = []
        return files.filter { paths.insert($0.resolvingSymlinksInPath().path).inserted }
    }

    private static func contents(of folder: URL) -> [URL] {
        (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    }

    private static func files(in folder: URL) -> [URL] {
        contents(of: folder).filter { $0.pathExtension == pathExtension }.sorted { $0.path < $1.path }
    }

    /// The files in a folder and its subfolders, without hidden folders such as `.build`.
    private static func deepFiles(in folder: URL) -> [URL] {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == pathExtension }.sorted { $0.path < $1.path }
    }
}
