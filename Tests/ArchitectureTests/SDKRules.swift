import Foundation
import Testing

/// The libraries of the SDK are those of the manifest.
@Suite struct SDKRules {
    private static func text(_ path: String) throws -> String {
        try String(contentsOf: SourceTree.root.appendingPathComponent(path), encoding: .utf8)
    }

    private static func lines() throws -> [[String]] {
        try text("Scripts/sdk-libraries").split(separator: "\n").filter { !$0.hasPrefix("#") }
            .map { $0.split(separator: " ").map(String.init) }
    }

    @Test func `each library product is in the SDK`() throws {
        let products = try Self.text("Package.swift").matches(of: /\.library\(name: "(\w+)"/).map { String($0.1) }
        let modules = Set(try Self.lines().flatMap { $0.dropFirst(2) })
        #expect(products.count >= 12)
        for product in products { #expect(modules.contains(product), "Scripts/sdk-libraries has no line for \(product)") }
    }

    @Test func `each documented module is in the SDK and on the page of the package index`() throws {
        let sources = SourceTree.root.appendingPathComponent("Sources")
        let documented = try FileManager.default.contentsOfDirectory(atPath: sources.path).filter { name in
            FileManager.default.fileExists(atPath: sources.appendingPathComponent("\(name)/\(name).docc").path)
        }
        #expect(documented.count > 30)
        let modules = Set(try Self.lines().flatMap { $0.dropFirst(2) })
        let index = Set(try Self.text(".spi.yml").split { !$0.isLetter && !$0.isNumber }.map(String.init))
        for module in documented {
            #expect(modules.contains(module), "Scripts/sdk-libraries has no line for \(module)")
            #expect(index.contains(module), ".spi.yml does not name \(module)")
        }
    }

    @Test func `a library has a folder and is named once`() throws {
        let lines = try Self.lines()
        #expect(Set(lines.map(\.[0])).count == lines.count)
        // Hidden modules can be in several libraries.
        let modules = lines.flatMap { $0.dropFirst(2).filter { !$0.hasPrefix("-") } }
        #expect(Set(modules).count == modules.count)
        for line in lines { #expect(line.count >= 3 && ["uikit", "beside"].contains(line[1]), "\(line)") }
    }

    /// Modules above UIKit would appear in packages for servers.
    @Test func `modules that UIKit does not import are beside it`() throws {
        let beside = try Self.lines().filter { $0[1] == "beside" }.flatMap { $0.dropFirst(2) }
        for module in ["UIKit", "UIKitCore"] {
            let allowed = try #require(ImportRules.allowed[module])
            #expect(allowed.isDisjoint(with: beside), "\(module) imports a module beside UIKit")
        }
    }
}
