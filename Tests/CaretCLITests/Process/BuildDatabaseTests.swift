import Foundation
import Testing

@testable import CaretCLI

struct BuildDatabaseTests {
    /// Returns the header of a database with one page of a size.
    private static func database(pages: Int, pageSize: Int, length: Int) -> Data {
        var data = Data("SQLite format 3\0".utf8)
        data.append(contentsOf: [UInt8(pageSize >> 8 & 0xFF), UInt8(pageSize & 0xFF)])
        data.append(Data(count: 10))
        data.append(contentsOf: [0, 0, UInt8(pages >> 8), UInt8(pages & 0xFF)])
        data.append(Data(count: length - data.count))
        return data
    }

    @Test(arguments: [
        (Data(), false), (Data("text".utf8), true), (database(pages: 2, pageSize: 4096, length: 8192), false),
        (database(pages: 2, pageSize: 4096, length: 8191), true), (database(pages: 2, pageSize: 1, length: 8192), true),
        (database(pages: 0, pageSize: 4096, length: 99), true),
    ])
    func aShortenedDatabaseIsRemovedAndAWholeOneStays(data: Data, isDamaged: Bool) throws {
        let folder = try TestPackage(["build.db": ""])
        defer { folder.remove() }
        let path = folder.folder + "/build.db"
        try data.write(to: URL(fileURLWithPath: path))
        let database = BuildDatabase(folder: folder.folder)
        #expect(database.isDamaged == isDamaged)
        database.removeIfDamaged()
        #expect(FileManager.default.fileExists(atPath: path) == !isDamaged)
    }

    @Test func aMissingDatabaseIsNotDamaged() {
        #expect(!BuildDatabase(folder: "/nonexistent").isDamaged)
    }

    @Test func theMessageOfSwiftPMIsKnown() {
        let refusal = "error: unable to attach DB: error: accessing build database \"a/build.db\": database disk image is malformed"
        #expect(BuildDatabase.isRefused(in: Data(refusal.utf8)))
        #expect(!BuildDatabase.isRefused(in: Data("error: cannot find 'db' in scope".utf8)))
    }
}
