import Foundation
import Security
import Testing

/// The contents of certificates.
@Suite struct CertificateTests {
    @Test func aCertificateHasItsNamesAndNumber() throws {
        let server = try #require(CertificateTools.server)
        #expect(SecCertificateCopyData(server) as Data == CertificateFixtures.server)
        #expect(SecCertificateCopySubjectSummary(server) as String? == "www.example.test")
        var name: CFString?
        #expect(SecCertificateCopyCommonName(server, &name) == errSecSuccess && name == "www.example.test")
        var addresses: CFArray?
        #expect(SecCertificateCopyEmailAddresses(server, &addresses) == errSecSuccess)
        #expect(addresses as? [String] == ["keys@example.test"])
        // The highest bit is set, therefore a zero is in front.
        let number = SecCertificateCopySerialNumberData(server, nil) as Data?
        #expect(number == Data([0x00, 0x80, 0xF1, 0xE2, 0xD3, 0xC4, 0xB5, 0xA6, 0x97]))
        #expect("\(server)" == "<SecCertificateRef s: www.example.test>")
    }

    @Test func theSummaryIsTheUnitWithoutACommonName() throws {
        let client = try #require(CertificateTools.client)
        #expect(SecCertificateCopySubjectSummary(client) == "Clients")
        var name: CFString? = "before"
        #expect(SecCertificateCopyCommonName(client, &name) == errSecSuccess && name == nil)
    }

    @Test func datesAreThoseOfTheCertificate() throws {
        let server = try #require(CertificateTools.server)
        let first = try #require(SecCertificateCopyNotValidBeforeDate(server) as Date?)
        let last = try #require(SecCertificateCopyNotValidAfterDate(server) as Date?)
        // 2026-11-30 and 2126-11-06, at the same time of day.
        #expect(Int(first.timeIntervalSince1970) / 86_400 == 20_787)
        #expect(last.timeIntervalSince(first) == 36_500 * 86_400)
    }

    @Test func keysOfCertificatesVerify() throws {
        let server = try #require(CertificateTools.server)
        let key = try #require(SecCertificateCopyKey(server))
        let attributes = try #require(SecKeyCopyAttributes(key))
        #expect(attributes[kSecAttrKeySizeInBits] as? Int == 256 && attributes[kSecAttrKeyClass] as? String == kSecAttrKeyClassPublic)
        #expect(SecKeyCopyExternalRepresentation(key, nil)?.count == 65)
        let client = try #require(CertificateTools.client)
        #expect(try SecKeyGetBlockSize(#require(SecCertificateCopyKey(client))) == 256)
    }

    @Test func dataThatIsNoCertificateIsRefused() {
        #expect(SecCertificateCreateWithData(nil, Data() as CFData) == nil)
        #expect(SecCertificateCreateWithData(nil, Data("-----BEGIN CERTIFICATE-----".utf8) as CFData) == nil)
        #expect(SecCertificateCreateWithData(nil, CertificateFixtures.server + [0] as CFData) == nil)
        for count in 0..<CertificateFixtures.server.count {
            #expect(SecCertificateCreateWithData(nil, CertificateFixtures.server.prefix(count) as CFData) == nil)
        }
    }

    @Test func changedCertificatesAreHandled() throws {
        let intermediate = CertificateTools.intermediate
        for index in CertificateFixtures.server.indices {
            var data = CertificateFixtures.server
            data[index] ^= 0x41
            guard let certificate = SecCertificateCreateWithData(nil, data as CFData) else { continue }
            _ = SecCertificateCopySubjectSummary(certificate)
            _ = SecCertificateCopyNotValidAfterDate(certificate)
            _ = SecCertificateCopySerialNumberData(certificate, nil)
            _ = SecCertificateCopyKey(certificate)
            let trust = CertificateTools.trust([certificate, intermediate], SecPolicyCreateSSL(true, "www.example.test"))
            #expect(CertificateTools.code(trust) != 0, "a change of the byte \(index) is trusted")
        }
    }

    @Test func certificatesAreEqualByTheirData() throws {
        let server = try #require(CertificateTools.server)
        let client = try #require(CertificateTools.client)
        #expect(server == CertificateTools.server && server != client)
        #expect(Set([server, CertificateTools.server, client]).count == 2)
    }
}
