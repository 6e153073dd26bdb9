import Foundation
import Testing

@testable import Gallery

/// The files of a library, and their order.
struct PhotoLibraryTests {
    private func names(_ folder: PhotoFolder) throws -> [String] {
        try PhotoLibrary(folder: folder.url).photos.map { $0.url.lastPathComponent }
    }

    @Test func `R11 photos are sorted with numbers by value, and other files are ignored`() throws {
        let folder = try PhotoFolder()
        for name in [".DS_Store", "a.txt"] { try folder.write(Data("x".utf8), to: name) }
        for name in ["10.jpg", "9.jpg"] { try folder.addPhoto(name) }
        #expect(try names(folder) == ["9.jpg", "10.jpg"])
    }

    @Test func `R11 a missing folder is an error with its path`() throws {
        #expect(throws: PhotoLibrary.Failure.missing(path: "/no/such/folder")) {
            try PhotoLibrary(folder: URL(fileURLWithPath: "/no/such/folder"))
        }
    }

    @Test func everyReadableFormatIsIncluded() throws {
        let folder = try PhotoFolder()
        let all = ["1.jpg", "2.jpeg", "3.png", "4.gif", "5.bmp", "6.tif", "7.tiff", "8.webp", "9.HEIC", "10.heif", "11.avif"]
        for name in all + ["12.mov", "13.heics"] { try folder.write(Data(), to: name) }
        #expect(try names(folder) == all)
    }

    @Test func subfoldersAreInOrder() throws {
        let folder = try PhotoFolder()
        for name in ["2/20.png", "2/3.JPEG", "10/1.gif", "1.webp", ".hidden/4.jpg", "2/.5.jpg"] { try folder.write(Data(), to: name) }
        #expect(try names(folder) == ["1.webp", "3.JPEG", "20.png", "1.gif"])
    }

    @Test func anEmptyFolderIsReported() throws {
        let folder = try PhotoFolder()
        try folder.write(Data(), to: "notes.txt")
        #expect(throws: PhotoLibrary.Failure.empty(path: folder.path)) { try PhotoLibrary(folder: folder.url) }
    }

    @Test func aFileIsNoFolder() throws {
        let folder = try PhotoFolder()
        try folder.addPhoto("1.jpg")
        let file = folder.url.appendingPathComponent("1.jpg")
        #expect(throws: PhotoLibrary.Failure.notAFolder(path: file.path)) { try PhotoLibrary(folder: file) }
    }

    @Test(.enabled(if: geteuid() != 0, "root may read everything")) func anUnreadableFolderIsReported() throws {
        let folder = try PhotoFolder()
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder.path)
        #expect(throws: PhotoLibrary.Failure.unreadable(path: folder.path)) { try PhotoLibrary(folder: folder.url) }
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path)
    }

    @Test(.timeLimit(.minutes(20))) func cyclesOfLinksEnd() throws {
        let folder = try PhotoFolder()
        try folder.addPhoto("album/1.jpg")
        try folder.link("album/again", to: "..")
        try folder.link("album/self", to: ".")
        try folder.link("a.jpg", to: "b.jpg")
        try folder.link("b.jpg", to: "a.jpg")
        // Dangling links are shown with their reason.
        #expect(try names(folder) == ["a.jpg", "1.jpg", "b.jpg"])
    }

    @Test func everyFailureHasASuggestion() {
        let failures: [PhotoLibrary.Failure] = [.missing(path: "/p"), .notAFolder(path: "/p"), .unreadable(path: "/p"), .empty(path: "/p")]
        for failure in failures { #expect(failure.message.contains("/p")) }
        #expect(Set(failures.map(\.title)).count == failures.count)
    }
}
