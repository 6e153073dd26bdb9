import CoreLocation
import Testing

/// A file that imports only CoreLocation.
@Suite struct ReexportedFoundationTests {
    @Test func `F9 CoreLocation alone brings Foundation`() {
        let data = Data([1])
        #expect(URL(fileURLWithPath: "/").path == "/" && data.count == 1 && Date(timeIntervalSince1970: 0) < Date())
    }
}
