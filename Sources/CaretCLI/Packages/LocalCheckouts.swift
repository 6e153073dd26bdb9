import Foundation

/// The packages in the folder of `--packages`, which replace dependencies of the same name or address.
package struct LocalCheckouts: Sendable {
    private let folders: [(path: String, addresses: Set<String>)]

    /// No packages.
    package static let none = LocalCheckouts(folders: [])

    private init(folders: [(path: String, addresses: Set<String>)]) { self.folders = folders }

    /// Reads a folder of packages.
    ///
    /// - Throws: ``CLIError/noPackages(folder:)`` if the folder does not exist or contains no package.
    package init(in folder: String) throws {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let paths = names.sorted().map { folder + "/" + $0 }.filter { FileManager.default.fileExists(atPath: $0 + "/Package.swift") }
        guard !paths.isEmpty else { throw CLIError.noPackages(folder: folder) }
        folders = paths.map { ($0, Self.addresses(of: $0)) }
    }

    /// Returns the folder of a dependency's checkout; `nil` if there is none.
    package func folder(of dependency: PackageDependency) -> String? {
        if case .address(let address, _) = dependency.location {
            let wanted = Self.normalized(address)
            if let match = folders.first(where: { $0.addresses.contains(wanted) }) { return match.path }
        }
        return folders.first { dependency.isCalled(URL(fileURLWithPath: $0.path).lastPathComponent) }?.path
    }

    /// Returns the addresses of a checkout's remotes.
    private static func addresses(of folder: String) -> Set<String> {
        guard let data = FileManager.default.contents(atPath: folder + "/.git/config") else { return [] }
        let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline).map { $0.trimmingCharacters(in: .whitespaces) }
        return Set(lines.filter { $0.hasPrefix("url = ") }.map { normalized(String($0.dropFirst(6))) })
    }

    /// Returns the host and path of an address, which are the same over HTTPS and SSH.
    package static func normalized(_ address: String) -> String {
        var text = address.lowercased()[...]
        if let scheme = text.range(of: "://") { text = text[scheme.upperBound...] }
        if let user = text.firstIndex(of: "@") { text = text[text.index(after: user)...] }
        while text.hasSuffix("/") { text = text.dropLast() }
        if text.hasSuffix(".git") { text = text.dropLast(4) }
        return text.replacingOccurrences(of: ":", with: "/")
    }
}
