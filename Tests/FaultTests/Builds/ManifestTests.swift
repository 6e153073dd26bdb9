import Foundation
import Testing

/// The effects of the manifest on builds of packages that depend on this one.
@Suite struct ManifestTests {
    private static let manifest: String = {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../../Package.swift")
        return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    }()

    /// SwiftPM passes a `-D` for each enabled trait, in an order that differs from one process to the next.
    @Test func `J2 one trait at most is on by default`() throws {
        let defaults = try #require(Self.manifest.firstMatch(of: /\.default\(enabledTraits: \[(.*?)\]\)/))
        #expect(defaults.1.split(separator: ",").count == 1)
    }

    /// A default trait that enables others would define these, too.
    @Test func `J2 no trait enables another`() {
        #expect(Self.manifest.matches(of: /\.trait\([^)]*enabledTraits/).isEmpty)
    }

    @Test(arguments: ["Cairo", "Pango", "JPEG", "PNG", "Pixbuf", "Deflate", "CoreGraphics", "QuartzCore"])
    func `J8 debug builds optimise what computes pixels`(module: String) throws {
        let declaration = try #require(Self.manifest.firstMatch(of: try Regex("(kernels|wrapper)\\(\\s*\"\(module)\"([^\n]*)")))
        #expect(!declaration.0.contains("optimised: optimised"), "\(declaration.0)")
        #expect(Self.manifest.contains("let alwaysOptimised: [SwiftSetting] = [.unsafeFlags(optimisation, .when(configuration: .debug))]"))
        #expect(Self.manifest.contains("cSettings: [.unsafeFlags([\"-O2\"], .when(configuration: .debug))]"), "CPixels")
    }
}
