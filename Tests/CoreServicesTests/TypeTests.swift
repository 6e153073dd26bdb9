import Foundation
import MobileCoreServices
import Testing
import UniformTypeIdentifiers

/// The older names of types, in lines as apps have them.
@Suite struct TypeTests {
    private func mimeType(pathExtension: String) -> String {
        if let uti = UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, pathExtension as CFString, nil)?
            .takeRetainedValue()
        {
            if let mimetype = UTTypeCopyPreferredTagWithClass(uti, kUTTagClassMIMEType)?.takeRetainedValue() {
                return mimetype as String
            }
        }
        return "application/octet-stream"
    }

    @Test func constantsAreStrings() {
        let mediaTypes = [kUTTypeImage as String, kUTTypeMovie as String]
        #expect(mediaTypes == ["public.image", "public.movie"])
        let documentTypes: [String] = [String(kUTTypePDF), kUTTypePlainText as String, String(kUTTypeSpreadsheet)]
        #expect(documentTypes == ["com.adobe.pdf", "public.plain-text", "public.spreadsheet"])
        let info: [String: Any] = ["type": kUTTypeImage]
        let mediaType = info["type"] as? String
        #expect(mediaType == (kUTTypeImage as String))
        switch (mediaType ?? "") as CFString {
        case kUTTypeImage: break
        default: Issue.record("The type is not an image.")
        }
        let provider = Provider(identifiers: [kUTTypeURL as String])
        #expect(provider.hasItem(kUTTypeURL as String) && !provider.hasItem(String(kUTTypeText)))
    }

    /// A provider in the style of apps' code.
    private struct Provider {
        let identifiers: [String]
        func hasItem(_ type: String) -> Bool { identifiers.contains { UTTypeConformsTo($0 as CFString, type as CFString) } }
    }

    @Test func extensionsLeadToMIMETypes() {
        #expect(mimeType(pathExtension: "JPG") == "image/jpeg" && mimeType(pathExtension: "zip") == "application/zip")
        #expect(mimeType(pathExtension: "kebab") == "application/octet-stream")
        #expect(mimeType(pathExtension: "") == "application/octet-stream")
        let unmanaged = UTTypeCreatePreferredIdentifierForTag(kUTTagClassMIMEType, "image/gif" as CFString, kUTTypeImage)
        #expect(unmanaged?.takeUnretainedValue() as String? == "com.compuserve.gif")
        #expect(UTTypeCreatePreferredIdentifierForTag(kUTTagClassMIMEType, "image/gif" as CFString, kUTTypeText) == nil)
        #expect(UTTypeCreatePreferredIdentifierForTag("com.example.class" as CFString, "jpg" as CFString, nil) == nil)
        let fileExtension = UTTypeCopyPreferredTagWithClass(kUTTypeJPEG, kUTTagClassFilenameExtension)?.takeRetainedValue() as String?
        #expect(fileExtension == "jpeg")
        let all = UTTypeCopyAllTagsWithClass(kUTTypeJPEG, kUTTagClassFilenameExtension)?.takeRetainedValue() as? [String]
        #expect(all == ["jpeg", "jpg", "jpe"] && UTTypeCopyAllTagsWithClass(kUTTypeImage, kUTTagClassMIMEType) == nil)
        let types = UTTypeCreateAllIdentifiersForTag(kUTTagClassFilenameExtension, "plist" as CFString, nil)?.takeRetainedValue()
        #expect(types as? [String] == ["com.apple.property-list"])
    }

    @Test func dynamicIdentifiersReturnTheirExtensionAndSupertype() throws {
        let uti = try #require(UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "Kebab" as CFString, kUTTypeImage))
            .takeRetainedValue()
        #expect(UTTypeIsDynamic(uti) && !UTTypeIsDeclared(uti) && UTTypeConformsTo(uti, kUTTypeImage) && UTTypeConformsTo(uti, kUTTypeItem))
        #expect(UTTypeCopyPreferredTagWithClass(uti, kUTTagClassFilenameExtension)?.takeRetainedValue() == "kebab")
        let plain = try #require(UTTypeCreatePreferredIdentifierForTag(kUTTagClassFilenameExtension, "kebab" as CFString, nil))
            .takeRetainedValue()
        #expect(UTTypeConformsTo(plain, kUTTypeData) && !UTTypeConformsTo(plain, kUTTypeImage) && !UTTypeEqual(uti, plain))
        #expect(UTType(plain) == UTType(filenameExtension: "kebab") && UTType("dyn.extension.") == nil && UTType("dyn.other") == nil)
    }

    @Test func typesConformAndDescribeThemselves() {
        #expect(UTTypeConformsTo(kUTTypePNG, kUTTypeImage) && !UTTypeConformsTo(kUTTypeImage, kUTTypePNG))
        #expect(UTTypeConformsTo("com.example.x" as CFString, "COM.example.X" as CFString))
        #expect(!UTTypeConformsTo("com.example.x" as CFString, kUTTypeItem) && !UTTypeIsDeclared("com.example.x" as CFString))
        #expect(UTTypeEqual("PUBLIC.png" as CFString, kUTTypePNG) && !UTTypeEqual(kUTTypeGIF, kUTTypePNG))
        #expect(UTTypeCopyDescription(kUTTypePNG)?.takeRetainedValue() as String? == "PNG image")
        #expect(UTTypeIsDeclared(kUTTypePNG) && !UTTypeIsDynamic(kUTTypePNG) && UTTypeCopyDescription("x" as CFString) == nil)
        let declaration = UTTypeCopyDeclaration(kUTTypeJavaArchive)?.takeRetainedValue()
        #expect(declaration?[kUTTypeIdentifierKey] as? String == "com.sun.java-archive")
        #expect((declaration?[kUTTypeConformsToKey] as? [String])?.contains("public.zip-archive") == true)
        let tags = declaration?[kUTTypeTagSpecificationKey] as? [String: [String]]
        #expect(tags?[kUTTagClassFilenameExtension] == ["jar"] && UTTypeCopyDeclaration("x" as CFString) == nil)
    }

    /// Each constant names a type of the table, so that it conforms to its supertypes.
    @Test func constantsAreDeclared() {
        for type in [
            kUTTypeMessage, kUTTypeDiskImage, kUTTypeAliasRecord, kUTTypeURLBookmarkData, kUTTypeUTF8TabSeparatedText, kUTTypeLog,
            kUTTypeTXNTextAndMultimediaData, kUTTypeLivePhoto, kUTTypeJPEG2000, kUTTypeMIDIAudio, kUTTypeM3UPlaylist, kUTTypeWebArchive,
            kUTTypeApplicationFile, kUTTypeXPCService, kUTTypeInkText, kUTType3DContent, kUTTypePKCS12, kUTTypeElectronicPublication,
        ] {
            #expect(UTTypeIsDeclared(type), "\(type)")
        }
        #expect(UTTypeConformsTo(kUTTypeMountPoint, kUTTypeFolder) && UTTypeConformsTo(kUTTypeXMLPropertyList, kUTTypeXML))
        #expect(UTType.applicationBundle.conforms(to: .package) && UTType.utf8TabSeparatedText.conforms(to: .utf8PlainText))
        #expect(UTType.jpeg.tags[.mimeType] == ["image/jpeg"] && UTType.image.tags.isEmpty)
    }
}
