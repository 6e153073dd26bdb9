@_implementationOnly import CLibSSL

/// A part of the name of a subject.
package enum NameField: Sendable {
    case commonName, organizationalUnit, organization

    var number: Int32 {
        switch self {
        case .commonName: NID_commonName
        case .organizationalUnit: NID_organizationalUnitName
        case .organization: NID_organizationName
        }
    }
}

extension Certificate {
    /// Returns the values of a field of the subject's name, in the order of the certificate.
    package func subject(_ field: NameField) -> [String] { values(X509_get_subject_name(handle), field.number) }

    /// The email addresses of the alternative names and of the subject's name.
    package var emailAddresses: [String] {
        alternativeNames(GEN_EMAIL) + values(X509_get_subject_name(handle), NID_pkcs9_emailAddress)
    }

    /// The host names of the alternative names.
    package var hostNames: [String] { alternativeNames(GEN_DNS) }

    private func values(_ name: OpaquePointer?, _ number: Int32) -> [String] {
        var result: [String] = []
        var position = X509_NAME_get_index_by_NID(name, number, -1)
        while position >= 0 {
            if let entry = X509_NAME_get_entry(name, position), let text = Self.text(X509_NAME_ENTRY_get_data(entry)) {
                result.append(text)
            }
            position = X509_NAME_get_index_by_NID(name, number, position)
        }
        return result
    }

    private func alternativeNames(_ type: Int32) -> [String] {
        guard let names = X509_get_ext_d2i(handle, NID_subject_alt_name, nil, nil) else { return [] }
        let list = OpaquePointer(names)
        defer { caret_free_names(list) }
        return (0..<max(OPENSSL_sk_num(list), 0)).compactMap { index in
            caret_general_name(list, index, type).flatMap { Self.text($0) }
        }
    }

    private static func text(_ string: UnsafePointer<ASN1_STRING>?) -> String? {
        guard let string else { return nil }
        var count: Int32 = 0
        guard let bytes = caret_utf8(string, &count) else {
            ERR_clear_error()
            return nil
        }
        defer { caret_free(bytes) }
        return String(decoding: UnsafeBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
    }
}
