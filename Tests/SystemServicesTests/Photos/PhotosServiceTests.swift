import CoreGraphics
import Foundation
import Synchronization
import Testing

@testable import SystemServices

/// The folder of photos and its marks.
struct PhotosServiceTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("photos-\(UUID().uuidString)", isDirectory: true)

    private func write(_ name: String) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data("no picture".utf8).write(to: folder.appendingPathComponent(name))
    }

    private func remove() { try? FileManager.default.removeItem(at: folder) }

    @Test func marksAreTheSameAfterALaunch() throws {
        defer { remove() }
        try write("a.png")
        let marks = folder.appendingPathComponent("marks/library.json")
        let service = PhotosService()
        service.openByDefault(folder, marksFile: marks, trash: nil)
        let identifier = PhotosService.identifier(ofName: "a.png")
        try service.apply([
            .mark(identifier: identifier, isFavorite: true, isHidden: nil, creationDate: nil, location: nil),
            .setAlbum(identifier: "album", title: "Mine", members: [identifier, "gone"]),
        ])
        try service.limit(to: ["a.png"])
        let second = PhotosService()
        second.openByDefault(folder, marksFile: marks, trash: nil)
        #expect(second.favorites == ["a.png"] && second.limitedNames == ["a.png"])
        #expect(second.snapshot().albums.map(\.members) == [[identifier]])
        second.openByDefault(nil, marksFile: nil, trash: nil)
        #expect(second.names == ["a.png"])
    }

    @Test func missingPhotosRemainInAlbums() throws {
        defer { remove() }
        for name in ["a", "b", "c"] { try write("\(name).png") }
        let service = PhotosService()
        service.folder = folder
        let identifiers = ["a.png", "b.png", "c.png"].map(PhotosService.identifier)
        func members() -> [[String]] { service.snapshot().albums.map(\.members) }
        try service.apply([.setAlbum(identifier: "album", title: "Mine", members: identifiers)])
        for name in ["a", "b"] { try FileManager.default.removeItem(at: folder.appendingPathComponent("\(name).png")) }
        #expect(members() == [[identifiers[2]]])
        try service.apply([.setAlbum(identifier: "album", title: "Ours", members: [identifiers[2]])])
        for name in ["a", "b"] { try write("\(name).png") }
        #expect(members() == [[identifiers[2], identifiers[0], identifiers[1]]])
        // A photo that the app removes is not missing: a later file with its name does not belong to the album.
        try service.apply([.remove(identifiers: [identifiers[0]])])
        try write("a.png")
        #expect(members() == [[identifiers[2], identifiers[1]]])
    }

    @Test func damagedMarksAreReported() throws {
        defer { remove() }
        try write("a.png")
        let marks = folder.appendingPathComponent("library.json")
        try Data("[1".utf8).write(to: marks)
        let texts = Mutex<[String]>([])
        let service = PhotosService()
        // A recorder of diagnostics may read photos.
        let recorder = Diagnostics.addRecorder { diagnostic in
            if diagnostic.code == "photos" { texts.withLock { $0.append("\(service.names.count)") } }
        }
        defer { Diagnostics.remove(recorder: recorder) }
        service.openByDefault(folder, marksFile: marks, trash: nil)
        #expect(service.names == ["a.png"] && texts.withLock { $0 } == ["1"])
    }

    @Test func removedPhotosAreInTheTrash() throws {
        defer { remove() }
        try write("a b.png")
        try write("a.png")
        let trash = folder.appendingPathComponent(".Trash", isDirectory: true)
        let service = PhotosService()
        service.openByDefault(folder, marksFile: nil, trash: PhotoTrash(folder: trash))
        let identifiers = Set(["a b.png", "a.png"].map(PhotosService.identifier))
        #expect(throws: PhotoChangeError.self) { try service.apply([.remove(identifiers: identifiers.union(["x"]))]) }
        #expect(service.names.count == 2)
        // A change that fails restores the files.
        #expect(throws: PhotoChangeError.self) {
            try service.apply([
                .remove(identifiers: identifiers),
                .mark(identifier: "x", isFavorite: true, isHidden: nil, creationDate: nil, location: nil),
            ])
        }
        #expect(service.names.sorted() == ["a b.png", "a.png"])
        try service.apply([.remove(identifiers: identifiers)])
        #expect(service.names.isEmpty && service.removed == ["a b.png", "a.png"])
        let files = try FileManager.default.contentsOfDirectory(atPath: trash.appendingPathComponent("files").path).sorted()
        #expect(files == ["a b.png", "a.png"])
        let info = try String(contentsOf: trash.appendingPathComponent("info/a b.png.trashinfo"), encoding: .utf8)
        #expect(info.hasPrefix("[Trash Info]\nPath=\(folder.path)/a%20b.png\nDeletionDate=2"))
        try write("a.png")
        try service.apply([.remove(identifiers: [PhotosService.identifier(ofName: "a.png")])])
        #expect(FileManager.default.fileExists(atPath: trash.appendingPathComponent("files/a 2.png").path))
    }

    @Test func newNamesAreFree() throws {
        defer { remove() }
        try write("IMG.JPG")
        let service = PhotosService()
        service.folder = folder
        #expect(service.reserveName("IMG.JPG") == "IMG 2.JPG" && service.reserveName("IMG.JPG") == "IMG 3.JPG")
        #expect(service.reserveName("other") == "other" && service.reserveName("../../a/.b.png") == "-..-a-.b.png")
        #expect(service.reserveName("...") == "IMG" && service.reserveName(".hidden.png") == "hidden.png")
        service.folder = nil
        #expect(service.names.isEmpty)
        let error = #expect(throws: PhotoChangeError.self) { try service.apply([.add(name: "a.png", .data(Data()))]) }
        #expect(error == .noFolder)
        service.folder = URL(fileURLWithPath: "/nonexistent/folder")
        #expect(service.names.isEmpty)
    }

    @Test func brokenCameraInformationIsIgnored() {
        #expect(ExifReader([]).date == nil && ExifReader([0x49, 0x49, 42, 0, 255, 255, 255, 255]).location == nil)
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<2_000 {
            var bytes: [UInt8] = [0x49, 0x49, 42, 0, 8, 0, 0, 0, UInt8.random(in: 0...9), 0]
            for _ in 0..<Int.random(in: 0...300) {
                bytes.append([0, 1, 2, 4, 5, 8, 0x69, 0x87, 0x25, 0x88, UInt8.random(in: 0...255, using: &generator)].randomElement() ?? 0)
            }
            let reader = ExifReader(bytes)
            _ = (reader.date, reader.location)
        }
    }

    @MainActor @Test func noPickerCannotBeAnswered() {
        #expect(throws: PhotoAnswerError.noPicker) { try PhotosService().pick("a.png") }
    }
}
