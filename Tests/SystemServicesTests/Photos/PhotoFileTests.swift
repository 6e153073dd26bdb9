import CoreGraphics
import Foundation
import Synchronization
import Testing

@testable import SystemServices

/// The user's files, which no change may destroy.
struct PhotoFileTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("photos-\(UUID().uuidString)", isDirectory: true)
    private let manager = FileManager.default

    private func write(_ name: String, _ text: String = "no picture") throws {
        let file = folder.appendingPathComponent(name)
        try manager.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func text(_ name: String) throws -> String { try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8) }

    private func remove() { try? manager.removeItem(at: folder) }

    @Test func theTrashReplacesNothing() throws {
        defer { remove() }
        try write("a.png", "new")
        try write(".Trash/info/a.png.trashinfo", "first")
        try write(".Trash/files/a 2.png", "second")
        let link = folder.appendingPathComponent(".Trash/files/a 3.png")
        try manager.createSymbolicLink(atPath: link.path, withDestinationPath: "/nonexistent/picture.png")
        let file = folder.appendingPathComponent("a.png")
        let undo = try PhotoTrash(folder: folder.appendingPathComponent(".Trash")).move(file)
        #expect(try text(".Trash/info/a.png.trashinfo") == "first" && text(".Trash/files/a 2.png") == "second")
        #expect(try manager.destinationOfSymbolicLink(atPath: link.path) == "/nonexistent/picture.png")
        #expect(try text(".Trash/files/a 4.png") == "new" && !manager.fileExists(atPath: file.path))
        let infos = try manager.contentsOfDirectory(atPath: folder.appendingPathComponent(".Trash/info").path).sorted()
        #expect(infos == ["a 4.png.trashinfo", "a.png.trashinfo"])
        try undo()
        #expect(try text("a.png") == "new" && !manager.fileExists(atPath: folder.appendingPathComponent(".Trash/files/a 4.png").path))
    }

    @Test func aFailedAdditionLeavesNoPart() throws {
        defer { remove() }
        try write("library/a.png", "first")
        try write("source/1.png")
        // A socket cannot be copied.
        mknod(folder.appendingPathComponent("source/2").path, S_IFSOCK | 0o600, 0)
        let library = folder.appendingPathComponent("library")
        let service = PhotosService()
        service.folder = library
        let source = folder.appendingPathComponent("source")
        #expect(throws: PhotoChangeError.self) { try service.apply([.add(name: "b.png", .file(source, moves: false))]) }
        for contents in [PhotoChange.Contents.data(Data([1])), .file(folder.appendingPathComponent("source/1.png"), moves: true)] {
            #expect(throws: PhotoChangeError.self) { try service.apply([.add(name: "a.png", contents)]) }
        }
        #expect(try manager.contentsOfDirectory(atPath: library.path) == ["a.png"] && text("library/a.png") == "first")
        #expect(manager.fileExists(atPath: folder.appendingPathComponent("source/1.png").path))
    }

    @Test func damagedMarksAreKept() throws {
        defer { remove() }
        try write("a.png")
        try write("marks/library.json", "[1")
        let service = PhotosService()
        let marks = folder.appendingPathComponent("marks")
        service.openByDefault(folder, marksFile: marks.appendingPathComponent("library.json"), trash: nil)
        service.select(identifiers: ["a"])
        let names = try manager.contentsOfDirectory(atPath: marks.path).sorted()
        try #require(names.count == 2 && names[0] == "library.json" && names[1].hasPrefix("library.json.damaged-"))
        #expect(try text("marks/" + names[1]) == "[1")
    }

    @Test func marksOfOtherVersionsAreRead() throws {
        defer { remove() }
        let text = #"{"photos": {"a": {"isFavorite": true}}, "albums": [], "later": 1}"#
        try write("library.json", text)
        let marks = try PhotoMarks(file: folder.appendingPathComponent("library.json"))
        #expect(marks.photos["a"]?.isFavorite == true && marks.photos["a"]?.isHidden == false && marks.selection.isEmpty)
        #expect(try PhotoMarks(file: folder.appendingPathComponent("none.json")) == PhotoMarks())
        #expect(throws: (any Error).self) { try PhotoMarks(file: folder) }
    }

    @Test func observersReceiveChangesInTheirOrder() throws {
        defer { remove() }
        try write("a.png")
        let service = PhotosService()
        service.folder = folder
        let versions = Mutex<[Int]>([])
        let token = Token()
        // The first handler changes the library itself; the other one still receives the first change first.
        service.observe(ObjectIdentifier(token)) { before, after in
            if after.selection == ["1"] { service.select(identifiers: ["2"]) }
            versions.withLock { $0 += [before.version, after.version] }
        }
        service.select(identifiers: ["1"])
        let found = versions.withLock { $0 }
        #expect(found.count == 4 && found == found.sorted())
    }

    private final class Token: Sendable {}

    @Test func hugeCameraNumbersAreIgnored() {
        #expect(Self.reader(date: "2021:03:04 05:06:07", offset: "+02:00").date == Date(timeIntervalSince1970: 1_614_827_167))
        #expect(Self.reader(date: "2021:03:04 05:06:07", offset: "+9999999999999999:00").date != nil)
        for date in ["10000:03:04 05:06:07", "2021:03:04 25:06:07", "2021:03:04 05:60:07", "9223372036854775807:1:1 1:1:1"] {
            #expect(Self.reader(date: date, offset: "+02:00").date == nil)
        }
        // The offset of a directory has 8 bytes, all but the sign set.
        let entry: [UInt8] = [0x69, 0x87, 4, 0, 2, 0, 0, 0, 26, 0, 0, 0]
        let huge: [UInt8] = [255, 255, 255, 255, 255, 255, 255, 127]
        #expect(ExifReader([0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0] + entry + [0, 0, 0, 0] + huge).date == nil)
    }

    /// Returns a block with a time and an offset.
    private static func reader(date: String, offset: String) -> ExifReader {
        func long(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(value >> (8 * $0) & 255) } }
        var bytes: [UInt8] = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x69, 0x87, 4, 0] + long(1) + long(26) + long(0)
        let values = 26 + 2 + 24 + 4
        bytes += [2, 0, 3, 0x90, 2, 0] + long(date.utf8.count) + long(values)
        bytes += [0x11, 0x90, 2, 0] + long(offset.utf8.count) + long(values + date.utf8.count) + long(0)
        return ExifReader(bytes + Array(date.utf8) + Array(offset.utf8))
    }
}
