import CoreGraphics
import Testing

@testable import UIKitEngines

@Suite struct OutlineReaderTests {
    @Test(arguments: [
        ("M1 2L3 4", CGRect(x: 1, y: 2, width: 2, height: 2)), ("m1 2 2 2", CGRect(x: 1, y: 2, width: 2, height: 2)),
        ("M0 0h4v-5", CGRect(x: 0, y: -5, width: 4, height: 5)), ("M2 2H6V8", CGRect(x: 2, y: 2, width: 4, height: 6)),
        ("M.5.5l1-1", CGRect(x: 0.5, y: -0.5, width: 1, height: 1)),
        ("M1 1c0 0 2 2 4 0s4 0 4 0", CGRect(x: 1, y: 0.11, width: 8, height: 1.78)),
        ("M0 0q2 4 4 0z", CGRect(x: 0, y: 0, width: 4, height: 2)),
        ("M0 0q2 4 4 0t4 0", CGRect(x: 0, y: -2, width: 8, height: 4)), ("M0 0L1 0t4 0", CGRect(x: 0, y: 0, width: 5, height: 0)),
        ("M+1 2e0L1e1,2.5E-1", CGRect(x: 1, y: 0.25, width: 9, height: 1.75)),
        ("M0.12345678901234567 0H3.00000000000000000001", CGRect(x: 0.12, y: 0, width: 2.88, height: 0)),
    ])
    func pathsAreRead(text: String, box: CGRect) throws {
        let path = try #require(OutlineReader.path(text[...]))
        let found = path.boundingBoxOfPath
        #expect(abs(found.minX - box.minX) < 0.2 && abs(found.maxX - box.maxX) < 0.2, "\(found)")
        #expect(abs(found.minY - box.minY) < 0.2 && abs(found.maxY - box.maxY) < 0.2, "\(found)")
    }

    @Test func arcsOfACircleStayOnIt() throws {
        let path = try #require(OutlineReader.path("M3 12a9 9 0 1018 0a9 9 0 10-18 0"))
        let box = path.boundingBoxOfPath
        #expect(abs(box.minX - 3) < 0.01 && abs(box.maxX - 21) < 0.01 && abs(box.minY - 3) < 0.01 && abs(box.maxY - 21) < 0.01, "\(box)")
    }

    @Test func radiiThatAreTooSmallGrow() throws {
        let path = try #require(OutlineReader.path("M0 0a1 1 0 0 1 10 0"))
        #expect(abs(path.boundingBoxOfPath.minY + 5) < 0.01)
    }

    @Test(arguments: [
        "1 2", "L1 2", "M1", "M1 2L", "M1 2Lx", "M1 2X3", "M1 2z4", "M1 2a1 1 0 2 1 3 3", "M99999999999999999999 0", "M1e 0", "M1e99 0",
        "M1e+ 0",
    ])
    func invalidTextIsNoPath(text: String) {
        #expect(OutlineReader.path(text[...]) == nil)
    }
}
