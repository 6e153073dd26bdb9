import Foundation
import Testing

@testable import CoreGraphics

@Suite struct BadInputTests {
    private func error(of url: URL) -> ImageError? {
        do throws(ImageError) {
            _ = try ImageSource(url: url)
            return nil
        } catch { return error }
    }

    @Test func aMissingFileIsReported() {
        let url = URL(fileURLWithPath: "/nowhere/写真.jpg")
        #expect(error(of: url) == .missing(name: "/nowhere/写真.jpg"))
    }

    @Test func aFolderIsReportedAsOne() {
        let url = FileManager.default.temporaryDirectory
        #expect(error(of: url) == .isFolder(name: url.path))
    }

    @Test func anEmptyFileIsReported() throws {
        let url = try TestFiles.write([], as: "empty.png")
        #expect(error(of: url) == .empty(name: url.path))
        #expect(throws: ImageError.empty(name: "image data")) { try ImageSource(data: Data()) }
    }

    @Test func aTextFileNamedJPEGIsNoImage() throws {
        let url = try TestFiles.write("Dear all, see below.".utf8, as: "text.jpg")
        #expect(error(of: url) == .notAPicture(name: url.path))
    }

    @Test func anImageUnderAWrongNameIsAnImage() throws {
        let url = try TestFiles.write(TestFiles.quarters(8, 8).pngBytes(), as: "日本の写真 1.jpg")
        #expect(try ImageSource(url: url).header.format == .png)
        #expect(try ImageSource(url: url).decode().image.pixel(0, 0) == 0xFFFF_0000)
    }

    @Test func aLoopOfLinksIsUnreadable() throws {
        let folder = try TestFiles.write([0], as: "x").deletingLastPathComponent()
        let (one, other) = (folder.appendingPathComponent("a.jpg"), folder.appendingPathComponent("b.jpg"))
        try FileManager.default.createSymbolicLink(at: one, withDestinationURL: other)
        try FileManager.default.createSymbolicLink(at: other, withDestinationURL: one)
        guard case .unreadable(_, let reason) = error(of: one) else {
            Issue.record("\(String(describing: error(of: one)))")
            return
        }
        #expect(reason.contains("symbolic links"))
    }

    @Test func aPipeIsRefusedInsteadOfWaitedFor() throws {
        let url = try TestFiles.write([0], as: "x").deletingLastPathComponent().appendingPathComponent("pipe.png")
        #expect(mkfifo(url.path, 0o600) == 0)
        guard case .unreadable = error(of: url) else {
            Issue.record("\(String(describing: error(of: url)))")
            return
        }
    }

    @Test func aFileThatVanishesBetweenHeaderAndPixelsIsUnreadable() throws {
        let url = try TestFiles.write(TestFiles.quarters(8, 8).pngBytes(), as: "a.png")
        let source = try ImageSource(url: url)
        try FileManager.default.removeItem(at: url)
        #expect(throws: ImageError.self) { try source.decode() }
    }

    @Test func errorsContainNameAndReasonInOneLine() {
        let error = ImageError.tooLarge(name: "/a.png", width: 30_000, height: 30_000, needed: 3_600_000_000, budget: 128 << 20)
        #expect(error.description == "/a.png: 30000x30000 pixels need 3600 MB, 135 MB are allowed")
        #expect(ImageError.empty(name: "b.png").description == "b.png: The file is empty")
        #expect(ImageError.damaged(name: "c", reason: "x").reason == "It is damaged: x")
        let heic = ImageError.unsupportedFormat(name: "c.heic", format: "HEIC", package: "heif-gdk-pixbuf")
        #expect(heic.reason == "HEIC needs the package heif-gdk-pixbuf")
    }
}
