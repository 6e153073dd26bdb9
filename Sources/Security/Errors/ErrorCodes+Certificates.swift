// The results of the evaluation of certificates. The numbers are those of Apple.

/// The required service is not available.
public let errSecServiceNotAvailable: OSStatus = -67_585
/// The quota is exceeded.
public let errSecQuotaExceeded: OSStatus = -67_596
/// The file is too large.
public let errSecFileTooBig: OSStatus = -67_597
/// The certificate is for another host name.
public let errSecHostNameMismatch: OSStatus = -67_602
/// The certificate has an unknown critical extension.
public let errSecUnknownCriticalExtensionFlag: OSStatus = -67_603
/// The certificate has no basic constraints.
public let errSecNoBasicConstraints: OSStatus = -67_604
/// The issuer is not an authority by its basic constraints.
public let errSecNoBasicConstraintsCA: OSStatus = -67_605
/// The authority key identifier is not valid.
public let errSecInvalidAuthorityKeyID: OSStatus = -67_606
/// The subject key identifier is not valid.
public let errSecInvalidSubjectKeyID: OSStatus = -67_607
/// The key usage is not valid for the policy.
public let errSecInvalidKeyUsageForPolicy: OSStatus = -67_608
/// The extended key usage is not valid.
public let errSecInvalidExtendedKeyUsage: OSStatus = -67_609
/// The identifiers of the certificates do not match.
public let errSecInvalidIDLinkage: OSStatus = -67_610
/// The chain is longer than its path length constraint.
public let errSecPathLengthConstraintExceeded: OSStatus = -67_611
/// The root certificate is not valid.
public let errSecInvalidRoot: OSStatus = -67_612
/// The revocation list has expired.
public let errSecCRLExpired: OSStatus = -67_613
/// The revocation list is not valid yet.
public let errSecCRLNotValidYet: OSStatus = -67_614
/// The revocation list does not exist.
public let errSecCRLNotFound: OSStatus = -67_615
/// The server of the revocation list does not respond.
public let errSecCRLServerDown: OSStatus = -67_616
/// The address of the revocation list is not valid.
public let errSecCRLBadURI: OSStatus = -67_617
/// The certificate has an unknown extension.
public let errSecUnknownCertExtension: OSStatus = -67_618
/// The revocation list has an unknown extension.
public let errSecUnknownCRLExtension: OSStatus = -67_619
/// The revocation list is not trusted.
public let errSecCRLNotTrusted: OSStatus = -67_620
/// The policy of the revocation list failed.
public let errSecCRLPolicyFailed: OSStatus = -67_621
/// The issuing distribution point is not valid.
public let errSecIDPFailure: OSStatus = -67_622
/// The email address does not match.
public let errSecSMIMEEmailAddressesNotFound: OSStatus = -67_623
/// The extended key usage does not permit S/MIME.
public let errSecSMIMEBadExtendedKeyUsage: OSStatus = -67_624
/// The key usage does not permit S/MIME.
public let errSecSMIMEBadKeyUsage: OSStatus = -67_625
/// The key usage is not critical.
public let errSecSMIMEKeyUsageNotCritical: OSStatus = -67_626
/// The certificate has no email address.
public let errSecSMIMENoEmailAddress: OSStatus = -67_627
/// The subject alternative name is not critical.
public let errSecSMIMESubjAltNameNotCritical: OSStatus = -67_628
/// The extended key usage does not permit TLS.
public let errSecSSLBadExtendedKeyUsage: OSStatus = -67_629
/// The OCSP response is not valid.
public let errSecOCSPBadResponse: OSStatus = -67_630
/// The OCSP request is not valid.
public let errSecOCSPBadRequest: OSStatus = -67_631
/// The OCSP service is not available.
public let errSecOCSPUnavailable: OSStatus = -67_632
/// The OCSP service does not know the certificate.
public let errSecOCSPStatusUnrecognized: OSStatus = -67_633
/// The data ended.
public let errSecEndOfData: OSStatus = -67_634
/// The check for revocation is incomplete.
public let errSecIncompleteCertRevocationCheck: OSStatus = -67_635
/// The network failed.
public let errSecNetworkFailure: OSStatus = -67_636
/// The OCSP response is not trusted up to an anchor.
public let errSecOCSPNotTrustedToAnchor: OSStatus = -67_637
/// The record was modified.
public let errSecRecordModified: OSStatus = -67_638
/// The signature of the OCSP response is not valid.
public let errSecOCSPSignatureError: OSStatus = -67_639
/// The OCSP response has no signer.
public let errSecOCSPNoSigner: OSStatus = -67_640
/// The trust settings deny the certificate.
public let errSecTrustSettingDeny: OSStatus = -67_654
/// The subject name is not valid.
public let errSecInvalidSubjectName: OSStatus = -67_655
/// The qualified certificate statement is unknown.
public let errSecUnknownQualifiedCertStatement: OSStatus = -67_656
/// The verification failed.
public let errSecVerifyFailed: OSStatus = -67_808
/// The certificate does not permit the operation.
public let errSecCertificateCannotOperate: OSStatus = -67_817
/// The certificate has expired.
public let errSecCertificateExpired: OSStatus = -67_818
/// The certificate is not valid yet.
public let errSecCertificateNotValidYet: OSStatus = -67_819
/// The certificate was revoked.
public let errSecCertificateRevoked: OSStatus = -67_820
/// The certificate was suspended.
public let errSecCertificateSuspended: OSStatus = -67_821
/// The credentials are not sufficient.
public let errSecInsufficientCredentials: OSStatus = -67_822
/// The certificate authority is not valid.
public let errSecInvalidCertAuthority: OSStatus = -67_826
/// The revocation list is not valid.
public let errSecInvalidCRL: OSStatus = -67_830
/// The policy identifiers are not valid.
public let errSecInvalidPolicyIdentifiers: OSStatus = -67_835
/// The certificate is not trusted.
public let errSecNotTrusted: OSStatus = -67_843
/// The encoding is not valid.
public let errSecInvalidEncoding: OSStatus = -67_853
/// The validity period is not valid.
public let errSecInvalidValidityPeriod: OSStatus = -67_854
/// A required extension is missing.
public let errSecMissingRequiredExtension: OSStatus = -67_880
/// The extended key usage is not critical.
public let errSecExtendedKeyUsageNotCritical: OSStatus = -67_881
