import Foundation
import Testing
import UniformTypeIdentifiers

/// Uniform type identifiers.
@Suite struct UTTypeTests {
    @Test func extensionsAndMIMETypesLeadToATypeAndBack() throws {
        #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType(filenameExtension: "txt") == .plainText)
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg" && UTType.image.preferredFilenameExtension == nil)
        #expect(UTType(mimeType: "image/png") == .png && UTType(mimeType: "text/html; charset=utf-8") == .html)
        #expect(UTType(mimeType: "image/png", conformingTo: .text) == nil && UTType(mimeType: "no/such") == nil)
        #expect(UTType.pdf.preferredMIMEType == "application/pdf" && UTType.folder.preferredMIMEType == nil)
        #expect(UTType("public.jpeg") == .jpeg && UTType("PUBLIC.JPEG") == .jpeg && UTType("no.such.type") == nil)
    }

    @Test func typesConformToTheirSupertypes() {
        #expect(UTType.jpeg.conforms(to: .image) && UTType.jpeg.conforms(to: .item) && UTType.jpeg.conforms(to: .jpeg))
        #expect(!UTType.jpeg.conforms(to: .text) && !UTType.image.conforms(to: .jpeg))
        #expect(UTType.jpeg.isSubtype(of: .image) && !UTType.jpeg.isSubtype(of: .jpeg) && UTType.image.isSupertype(of: .jpeg))
        #expect(UTType.swiftSource.supertypes.isSuperset(of: [.sourceCode, .plainText, .text, .data, .content, .item]))
        #expect(UTType.svg.conforms(to: .xml) && UTType.svg.conforms(to: .image) && UTType.folder.conforms(to: .directory))
        #expect(!UTType.folder.conforms(to: .data))
    }

    @Test func unknownTypesAreDynamicOrTheAppsOwn() throws {
        let odd = try #require(UTType(filenameExtension: "Kebab"))
        #expect(odd.isDynamic && !odd.isDeclared && odd.conforms(to: .data) && odd.preferredFilenameExtension == "kebab")
        #expect(odd == UTType(filenameExtension: "kebab"))
        #expect(UTType(filenameExtension: "png", conformingTo: .text)?.isDynamic == true)
        #expect(UTType(filenameExtension: "") == nil && UTType(filenameExtension: "a.b") == nil && UTType(filenameExtension: "a/b") == nil)
        let own = UTType(exportedAs: "com.example.menu", conformingTo: .json)
        #expect(own.conforms(to: .text) && own.isSubtype(of: .json) && !own.isDeclared && !own.isPublic && own.localizedDescription == nil)
        #expect(UTType(importedAs: "public.png") == .png && UTType.png.isPublic && UTType.png.localizedDescription == "PNG image")
    }

    @Test func typesAreEncodedByTheirIdentifiers() throws {
        let data = try JSONEncoder().encode([UTType.png, UTType(exportedAs: "com.example.own")])
        #expect(String(decoding: data, as: UTF8.self) == #"["public.png","com.example.own"]"#)
        #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png, UTType(exportedAs: "com.example.own")])
        #expect("\(UTType.gif)" == "com.compuserve.gif")
    }
}
