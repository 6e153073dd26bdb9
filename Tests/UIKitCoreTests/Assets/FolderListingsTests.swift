import Foundation
import Testing

@testable import UIKitCore

/// The listings of folders, each made once until the folder changes.
@Suite struct FolderListingsTests {
    private func add(_ name: String, to folder: URL) throws {
        try FileManager.default.createDirectory(at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }

    @Test func aFolderIsListedAgainOnlyAfterAChange() throws {
        let folder = try TestFolder.make()
        for name in ["b.resources", "a.resources"] { try add(name, to: folder) }
        try Data().write(to: folder.appendingPathComponent("file"))
        let past = Date(timeIntervalSinceReferenceDate: 1000)
        try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: folder.path)
        var listings = FolderListings()
        for _ in 0..<3 { #expect(listings.folders(in: folder).map(\.lastPathComponent) == ["a.resources", "b.resources"]) }
        #expect(listings.count == 1)
        try add("c", to: folder)
        #expect(listings.folders(in: folder).map(\.lastPathComponent) == ["a.resources", "b.resources", "c"])
        #expect(listings.count == 2)
    }

    @Test func twoChangesAtTheSameTimeAreBothSeen() throws {
        let folder = try TestFolder.make()
        let now = Date()
        var listings = FolderListings()
        for count in 1...5 {
            try add("\(count)", to: folder)
            try FileManager.default.setAttributes([.modificationDate: now], ofItemAtPath: folder.path)
            #expect(listings.folders(in: folder).count == count)
        }
    }

    @Test func aLinkIsAFolderAsSoonAsItsTargetIs() throws {
        let folder = try TestFolder.make()
        let target = try TestFolder.make().appendingPathComponent("later")
        try FileManager.default.createSymbolicLink(at: folder.appendingPathComponent("b.resources"), withDestinationURL: target)
        for name in ["a.resources", "c.resources"] { try add(name, to: folder) }
        let past = Date(timeIntervalSinceReferenceDate: 1000)
        try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: folder.path)
        var listings = FolderListings()
        #expect(listings.folders(in: folder).map(\.lastPathComponent) == ["a.resources", "c.resources"])
        try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
        #expect(listings.folders(in: folder).map(\.lastPathComponent) == ["a.resources", "b.resources", "c.resources"])
        #expect(listings.count == 1)
    }

    @Test func aMissingFolderIsEmptyAndIsFoundLater() throws {
        let folder = try TestFolder.make().appendingPathComponent("later", isDirectory: true)
        var listings = FolderListings()
        #expect(listings.folders(in: folder).isEmpty)
        try add("a", to: folder)
        #expect(listings.folders(in: folder).map(\.lastPathComponent) == ["a"])
    }
}
