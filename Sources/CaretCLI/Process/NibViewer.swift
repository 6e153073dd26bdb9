import Foundation

/// The program `caret-nib`, which shows and checks nibs without their code.
package enum NibViewer {
    package static let product = "caret-nib"

    /// The path of the program.
    ///
    /// It stands beside `caret`, where both were built or installed together. Where `caret` was built by the package in the current folder
    /// it is built there as well, since it may be older than the sources.
    package static func program() throws -> String {
        let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).resolvingSymlinksInPath().path
        let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        return try program(besides: own, folder: folder) { try ProductBuilder(folder: folder).build(product, isListed: false) }
    }

    /// - Parameters:
    ///   - own: this program.
    ///   - folder: the current folder.
    ///   - build: builds the program in the current folder, and answers its path.
    static func program(besides own: URL, folder: String, build: () throws -> String) throws -> String {
        let neighbour = own.deletingLastPathComponent().appendingPathComponent(product).path
        let isThere = FileManager.default.isExecutableFile(atPath: neighbour)
        let isPackage = FileManager.default.fileExists(atPath: folder + "/Package.swift")
        if isThere, !(isPackage && own.path.hasPrefix(folder + "/.build/")) { return neighbour }
        guard isPackage else { throw CLIError.noViewer(path: neighbour) }
        return try build()
    }

    /// Whether a word on the command line is a nib's file, and no product.
    static func isNib(_ word: String) -> Bool { ["xib", "storyboard"].contains(URL(fileURLWithPath: word).pathExtension.lowercased()) }

    /// Finds out before a long build what is not there.
    static func check(_ files: [String]) throws {
        for file in files {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: file, isDirectory: &isFolder) else { throw CLIError.noFile(file) }
            if isFolder.boolValue { throw CLIError.isFolder(file) }
        }
    }
}
