import Testing

@testable import CoreGraphics

@Suite struct PDFContextTests {
    private func document(
        box: CGRect = CGRect(x: 0, y: 0, width: 100, height: 50), info: CFDictionary? = nil, _ body: (CGContext) -> Void
    ) -> (bytes: Data, text: String) {
        let data = NSMutableData()
        var box = box
        if let consumer = CGDataConsumer(data: data), let context = CGContext(consumer: consumer, mediaBox: &box, info) {
            body(context)
            context.closePDF()
        }
        let bytes = Data(referencing: data)
        // Compressed data is no text, and would make the message of a failure unreadable.
        let text = bytes.map { (32..<127).contains($0) ? Character(Unicode.Scalar($0)) : " " }
        return (bytes, String(text))
    }

    @Test func pagesBecomeADocument() {
        let (bytes, text) = document { context in
            for _ in 0..<3 {
                context.beginPDFPage(nil)
                context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
                context.endPDFPage()
            }
        }
        #expect(text.hasPrefix("%PDF-1."))
        #expect(text.contains("/Count 3"))
        #expect(bytes.count > 500)
    }

    @Test func theSameDrawingGivesTheSameBytes() {
        let draw: (CGContext) -> Void = { context in
            context.beginPDFPage(nil)
            context.fillEllipse(in: CGRect(x: 5, y: 5, width: 20, height: 20))
            context.endPDFPage()
        }
        #expect(document(draw).bytes == document(draw).bytes)
        #expect(!document(draw).text.contains("CreationDate"))
    }

    @Test func annotationsAndLinksAreInTheDocument() {
        let (_, text) = document(info: [kCGPDFContextTitle: "A title", kCGPDFContextAuthor: "Nobody"]) { context in
            context.beginPDFPage(nil)
            if let url = URL(string: "https://example.org/it's") { context.setURL(url, for: CGRect(x: 0, y: 0, width: 10, height: 10)) }
            context.addDestination("top", at: CGPoint(x: 0, y: 50))
            context.setDestination("top", for: CGRect(x: 20, y: 0, width: 10, height: 10))
            context.endPDFPage()
        }
        #expect(text.contains("(A title)"))
        #expect(text.contains("(Nobody)"))
        #expect(text.contains("/URI (https://example.org/it\\'s)") || text.contains("/URI (https://example.org/it's)"))
    }

    @Test func eachPageMayHaveItsOwnBox() {
        let (_, text) = document { context in
            context.beginPDFPage([kCGPDFContextMediaBox: CGRect(x: 0, y: 0, width: 200, height: 300)])
            #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 200, height: 300))
            context.endPDFPage()
        }
        #expect(text.contains("/MediaBox [ 0 0 200 300 ]"))
    }

    @Test func betweenPagesNothingIsDrawn() {
        let empty = document { context in
            context.beginPDFPage(nil)
            context.endPDFPage()
        }
        let between = document { context in
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.beginPDFPage(nil)
            context.endPDFPage()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
        }
        #expect(empty.bytes == between.bytes)
    }

    @Test func aDocumentHasNoPixels() {
        _ = document { context in
            context.beginPDFPage(nil)
            #expect(context.makeImage() == nil)
            #expect(context.data == nil)
        }
    }

    @Test func allDrawingFunctionsDrawPages() {
        let (bytes, _) = document { context in
            context.beginPDFPage(nil)
            context.setShadow(offset: CGSize(width: 2, height: 2), blur: 3)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
            context.draw(Ink.quarters(), in: CGRect(x: 0, y: 0, width: 20, height: 20))
            context.endTransparencyLayer()
            context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 20), mask: Ink.quarters())
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        #expect(bytes.count > 1000)
    }

    @Test func emptyPagesAndUnwritableFilesAreReported() {
        var box = CGRect(x: 0, y: 0, width: 10, height: CGFloat.zero)
        let codes = reported {
            let data = NSMutableData()
            let context = CGDataConsumer(data: data).flatMap { CGContext(consumer: $0, mediaBox: &box, nil) }
            #expect(context != nil)
            let nowhere = CGContext(URL(fileURLWithPath: "/nowhere/at/all.pdf"), mediaBox: nil, nil)
            #expect(nowhere == nil)
        }
        #expect(codes.contains("document.page-size"))
        #expect(codes.contains("consumer.unwritable"))
    }

    @Test func aPageAfterTheEndIsReported() {
        let codes = reported {
            _ = document { context in
                context.closePDF()
                context.beginPDFPage(nil)
            }
        }
        #expect(codes.contains("document.closed"))
    }
}
