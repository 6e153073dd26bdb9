import Foundation

/// Builds executable products of a package with SwiftPM.
package struct ProductBuilder {
    package let folder: String
    private let swift: String

    /// Returns the builder of the package in the current folder.
    package static func current() throws -> ProductBuilder {
        try ProductBuilder(folder: FileManager.default.currentDirectoryPath)
    }

    package init(folder: String, swift: String? = Programs.path(of: "swift")) throws {
        guard FileManager.default.fileExists(atPath: folder + "/Package.swift") else { throw CLIError.noPackage(folder: folder) }
        guard let swift else { throw CLIError.programNotFound("swift") }
        self.folder = folder
        self.swift = swift
    }

    /// Builds `product`, and returns the path of its program. Writes one line about the build, and the errors, to
    /// standard error.
    ///
    /// - Parameter isListed: Whether the package itself must contain the product. Otherwise a dependency may contain
    ///   it.
    package func build(_ product: String, isListed: Bool = true, configuration: BuildConfiguration = .debug) throws -> String {
        // Debug builds get no option, so that they use the same command line as `swift build`.
        let options = configuration == .debug ? [] : ["-c", configuration.rawValue]
        if isListed {
            let known = try executableProducts()
            guard known.contains(product) else { throw CLIError.unknownProduct(product, known: known) }
        }
        Console.writeError("building \(product)…")
        let build = try run(["build", "--product", product] + options, mergesErrors: true)
        guard build.status == 0 else {
            Console.quote(BuildLog(String(decoding: build.output, as: UTF8.self)).failure)
            throw CLIError.buildFailed(product: product)
        }
        let binPath = try run(["build", "--show-bin-path"] + options)
        let path = String(decoding: binPath.output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines) + "/" + product
        guard binPath.status == 0, FileManager.default.isExecutableFile(atPath: path) else { throw CLIError.buildFailed(product: product) }
        return path
    }

    /// Returns the names of the package's executable products. SwiftPM also makes such products from executable
    /// targets.
    package func executableProducts() throws -> [String] {
        let result = try run(["package", "describe", "--type", "json"])
        guard result.status == 0 else { throw CLIError.unreadablePackage(reason: Self.firstError(result.errors)) }
        return try Self.executableProducts(in: result.output)
    }

    /// Parses the output of `swift package describe --type json`.
    package static func executableProducts(in description: Data) throws -> [String] {
        struct Description: Decodable {
            struct Product: Decodable {
                struct Kind: Decodable {
                    let isExecutable: Bool

                    private struct Key: CodingKey {
                        var stringValue: String
                        var intValue: Int? { nil }
                        init?(stringValue: String) { self.stringValue = stringValue }
                        init?(intValue: Int) { nil }
                    }

                    init(from decoder: any Decoder) throws {
                        isExecutable = try decoder.container(keyedBy: Key.self).allKeys.contains { $0.stringValue == "executable" }
                    }
                }
                let name: String
                let type: Kind
            }
            let products: [Product]
        }
        // Warnings may precede the JSON object.
        let json = description.firstIndex(of: UInt8(ascii: "{")).map { Data(description[$0...]) } ?? description
        guard let decoded = try? JSONDecoder().decode(Description.self, from: json) else {
            throw CLIError.unreadablePackage(reason: "swift package describe printed what is no description of one")
        }
        return decoded.products.filter(\.type.isExecutable).map(\.name).sorted()
    }

    /// Returns the first line of SwiftPM's output that contains an error.
    package static func firstError(_ text: String) -> String {
        let lines = text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        return lines.first { $0.contains("error:") } ?? lines.last ?? "swift package describe failed"
    }

    /// Runs SwiftPM in the package, and returns its output. If `mergesErrors` is `true`, the output includes the errors
    /// in the order in which they are printed; otherwise errors are separate.
    private func run(_ arguments: [String], mergesErrors: Bool = false) throws -> (status: Int32, output: Data, errors: String) {
        try SwiftPM(program: swift, folder: folder).run(arguments, mergesErrors: mergesErrors)
    }
}
