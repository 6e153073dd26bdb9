import Foundation
import Testing

@testable import SystemServices

/// Finding the `.storekit` file of an app.
struct StoreFilesTests {
    private let root = FileManager.default.temporaryDirectory.appendingPathComponent("store-files-\(UUID().uuidString)", isDirectory: true)

    private func write(_ path: String, _ text: String = "{}") throws {
        let file = root.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func names(_ files: [URL]?) -> [String]? { files?.map(\.lastPathComponent) }

    @Test func filesOfTheProgramAreInItsFolders() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        try write("bin/pkg_Shop.resources/A.storekit")
        try write("bin/pkg_Other.resources/B.storekit")
        let folder = root.appendingPathComponent("bin", isDirectory: true)
        #expect(names(StoreFiles.find(program: "Shop", in: folder, resources: folder)) == ["A.storekit"])
        try write("bin/C.storekit")
        #expect(names(StoreFiles.find(program: "Shop", in: folder, resources: folder)) == ["C.storekit", "A.storekit"])
    }

    @Test func filesOfThePackageAreInItsFolders() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        try write("Package.swift")
        try write(".build/caret/Package.swift")
        try write(".build/caret/debug/Shop")
        let folder = root.appendingPathComponent(".build/caret/debug", isDirectory: true)
        #expect(StoreFiles.find(packagesAbove: folder) == nil)
        try write("Sources/Shop/Resources/A.storekit")
        try write(".hidden/B.storekit")
        #expect(names(StoreFiles.find(packagesAbove: folder)) == ["A.storekit"])
    }

    @Test func severalFilesAreReportedAndNoneIsUsed() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        try write("A.storekit", StoreSamples.file())
        try write("B.storekit", StoreSamples.file())
        let files = ["A", "B"].map { root.appendingPathComponent("\($0).storekit") }
        let several = StoreFile.findConfiguration(among: files)
        #expect(several.configuration.products.isEmpty && several.problems.count == 1)
        #expect(several.problems.first?.hasPrefix("There are 2 .storekit files, and none is used: \(root.path)/A.storekit") == true)
        #expect(StoreFile.findConfiguration(among: [files[0]]).configuration.products.count == 7)
        #expect(StoreFile.findConfiguration(among: []).problems.isEmpty)
    }

    @Test func aProblemNamesTheFileThePlaceAndTheReason() throws {
        defer { try? FileManager.default.removeItem(at: root) }
        try write("A.storekit", "{\"products\": [{\"productID\": \"a\", \"type\": \"Consumable\"}]}")
        let file = root.appendingPathComponent("A.storekit")
        #expect(StoreFile.readConfiguration(file).problems == ["A.storekit: products[0].displayPrice: The price is missing."])
        let missing = root.appendingPathComponent("B.storekit")
        #expect(StoreFile.readConfiguration(missing).problems == ["\(missing.path): The file cannot be read."])
        try write("Large.storekit", String(repeating: " ", count: StoreFiles.sizeLimit + 1))
        let large = root.appendingPathComponent("Large.storekit")
        #expect(StoreFile.readConfiguration(large).problems == ["\(large.path): The file is larger than 16 MB."])
    }
}
