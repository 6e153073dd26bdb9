import Foundation

/// The program `caret-nib`, which shows and checks nibs without the code of their app.
package enum NibViewer {
    package static let product = "caret-nib"

    /// Returns the path of the program.
    ///
    /// If both programs were built or installed together, the program is in the folder of `caret`. If `caret` was
    /// built by the package in the current folder, the program is built again, because it may be older than the
    /// sources.
    package static func program() throws -> String {
        let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).resolvingSymlinksInPath().path
        let caretURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        return try program(besides: caretURL, folder: folder) { try ProductBuilder(folder: folder).build(product, isListed: false) }
    }

    /// - Parameters:
    ///   - caretURL: The path of the `caret` program.
    ///   - folder: The current folder.
    ///   - build: Builds the program in the current folder, and returns its path.
    static func program(besides caretURL: URL, folder: String, build: () throws -> String) throws -> String {
        let neighbour = caretURL.deletingLastPathComponent().appendingPathComponent(product).path
        let exists = FileManager.default.isExecutableFile(atPath: neighbour)
        let isPackage = FileManager.default.fileExists(atPath: folder + "/Package.swift")
        if exists, !(isPackage && caretURL.path.hasPrefix(folder + "/.build/")) { return neighbour }
        guard isPackage else { throw CLIError.noViewer(path: neighbour) }
        return try build()
    }

    /// Returns whether an argument is the file name of a nib, not the name of a product.
    static func isNib(_ name: String) -> Bool { ["xib", "storyboard"].contains(URL(fileURLWithPath: name).pathExtension.lowercased()) }

    /// Checks whether the files exist, before a build that may take long.
    static func check(_ files: [String]) throws {
        for file in files {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder) else { throw CLIError.noFile(file) }
            if isFolder.boolValue { throw CLIError.isFolder(file) }
        }
    }
}
