import Testing

@testable import UIKitCore

@Suite struct UIGraphicsPDFTests {
    private func text(_ data: Data) -> String { String(decoding: data, as: Unicode.ASCII.self) }

    @Test func aClosureDrawsADocument() {
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [kCGPDFContextTitle: "Two pages"]
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 200, height: 100), format: format)
        let data = renderer.pdfData { context in
            #expect(context.pdfContextBounds == .zero)
            context.beginPage()
            #expect(context.pdfContextBounds == CGRect(x: 0, y: 0, width: 200, height: 100))
            #expect(UIGraphicsGetCurrentContext() === context.cgContext)
            UIBezierPath(ovalIn: context.pdfContextBounds).fill()
            context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 50, height: 60), pageInfo: [:])
        }
        #expect(text(data).hasPrefix("%PDF-"))
        #expect(text(data).contains("/Count 2"))
        #expect(text(data).contains("(Two pages)"))
        #expect(text(data).contains("/MediaBox [ 0 0 50 60 ]"))
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test func aDocumentIsWrittenToAFile() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("caret-\(UUID().uuidString)")
        let renderer = UIGraphicsPDFRenderer(bounds: .zero)
        #expect(throws: (any Error).self) { try renderer.writePDF(to: folder.appendingPathComponent("a.pdf")) { $0.beginPage() } }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("a.pdf")
        try renderer.writePDF(to: file) { $0.beginPage() }
        #expect(text(try Data(contentsOf: file)).contains("/MediaBox [ 0 0 612 792 ]"))
    }

    @Test func aDocumentIsDrawnBetweenBeginAndEnd() {
        let data = NSMutableData()
        UIGraphicsBeginPDFContextToData(data, CGRect(x: 0, y: 0, width: 30, height: 40), nil)
        UIGraphicsBeginPDFPage()
        #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 30, height: 40))
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
        UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 10, height: 10), nil)
        UIGraphicsEndPDFContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(text(Data(referencing: data)).contains("/Count 2"))
        #expect(reported { UIGraphicsEndPDFContext() } == ["graphics.no-document-context"])
        let codes = reported {
            let isBegun = UIGraphicsBeginPDFContextToFile("/nowhere/at/all.pdf", .zero, nil)
            #expect(!isBegun)
        }
        #expect(codes == ["consumer.unwritable"])
    }
}
