// The results of functions for keys and cryptography. The numbers are those of Apple.

/// A conversion failed.
public let errSecConversionError: OSStatus = -67_594
/// The stored key is not valid.
public let errSecInvalidKeyBlob: OSStatus = -67_599
/// The module is not initialised.
public let errSecNotInitialized: OSStatus = -67_667
/// The handle does not permit this use.
public let errSecInvalidHandleUsage: OSStatus = -67_668
/// An internal error occurred.
public let errSecInternalError: OSStatus = -67_671
/// A memory error occurred.
public let errSecMemoryError: OSStatus = -67_672
/// The data is not valid.
public let errSecInvalidData: OSStatus = -67_673
/// The pointer is not valid.
public let errSecInvalidPointer: OSStatus = -67_675
/// The self-check failed.
public let errSecSelfCheckFailed: OSStatus = -67_676
/// The function failed.
public let errSecFunctionFailed: OSStatus = -67_677
/// The handle is not valid.
public let errSecInvalidHandle: OSStatus = -67_680
/// The verification failed.
public let errSecVerificationFailure: OSStatus = -67_686
/// The tag is unknown.
public let errSecUnknownTag: OSStatus = -67_687
/// The signature is not valid.
public let errSecInvalidSignature: OSStatus = -67_688
/// The name is not valid.
public let errSecInvalidName: OSStatus = -67_689
/// The certificate is not valid.
public let errSecInvalidCertificateRef: OSStatus = -67_690
/// The group of certificates is not valid.
public let errSecInvalidCertificateGroup: OSStatus = -67_691
/// The tag does not exist.
public let errSecTagNotFound: OSStatus = -67_692
/// The query is not valid.
public let errSecInvalidQuery: OSStatus = -67_693
/// The value is not valid.
public let errSecInvalidValue: OSStatus = -67_694
/// The callback failed.
public let errSecCallbackFailed: OSStatus = -67_695
/// The access credentials are not valid.
public let errSecInvalidAccessCredentials: OSStatus = -67_700
/// The record is not valid.
public let errSecInvalidRecord: OSStatus = -67_701
/// The access control list is not valid.
public let errSecInvalidACL: OSStatus = -67_702
/// The version is not compatible.
public let errSecIncompatibleVersion: OSStatus = -67_704
/// The privilege is not granted.
public let errSecPrivilegeNotGranted: OSStatus = -67_705
/// The scope is not valid.
public let errSecInvalidScope: OSStatus = -67_706
/// The key is not valid.
public let errSecInvalidKeyRef: OSStatus = -67_712
/// The key hierarchy is not valid.
public let errSecInvalidKeyHierarchy: OSStatus = -67_713
/// The length of the input is not valid.
public let errSecInputLengthError: OSStatus = -67_724
/// The length of the output is not valid.
public let errSecOutputLengthError: OSStatus = -67_725
/// The privilege is not supported.
public let errSecPrivilegeNotSupported: OSStatus = -67_726
/// The device failed.
public let errSecDeviceError: OSStatus = -67_727
/// The user is not logged in.
public let errSecNotLoggedIn: OSStatus = -67_729
/// The algorithm does not match.
public let errSecAlgorithmMismatch: OSStatus = -67_730
/// The key does not permit this use.
public let errSecKeyUsageIncorrect: OSStatus = -67_731
/// The type of the stored key is not correct.
public let errSecKeyBlobTypeIncorrect: OSStatus = -67_732
/// The header of the key is not consistent.
public let errSecKeyHeaderInconsistent: OSStatus = -67_733
/// The key format is not supported.
public let errSecUnsupportedKeyFormat: OSStatus = -67_734
/// The key size is not supported.
public let errSecUnsupportedKeySize: OSStatus = -67_735
/// The key usage mask is not valid.
public let errSecInvalidKeyUsageMask: OSStatus = -67_736
/// The key usage mask is not supported.
public let errSecUnsupportedKeyUsageMask: OSStatus = -67_737
/// The key attribute mask is not valid.
public let errSecInvalidKeyAttributeMask: OSStatus = -67_738
/// The key attribute mask is not supported.
public let errSecUnsupportedKeyAttributeMask: OSStatus = -67_739
/// The key label is not valid.
public let errSecInvalidKeyLabel: OSStatus = -67_740
/// The key label is not supported.
public let errSecUnsupportedKeyLabel: OSStatus = -67_741
/// The key format is not valid.
public let errSecInvalidKeyFormat: OSStatus = -67_742
/// The input vector is not valid.
public let errSecInvalidInputVector: OSStatus = -67_744
/// The output vector is not valid.
public let errSecInvalidOutputVector: OSStatus = -67_745
/// The context is not valid.
public let errSecInvalidContext: OSStatus = -67_746
/// The algorithm is not valid.
public let errSecInvalidAlgorithm: OSStatus = -67_747
/// The key attribute is not valid.
public let errSecInvalidAttributeKey: OSStatus = -67_748
/// The key attribute is missing.
public let errSecMissingAttributeKey: OSStatus = -67_749
/// The initialisation vector is not valid.
public let errSecInvalidAttributeInitVector: OSStatus = -67_750
/// The initialisation vector is missing.
public let errSecMissingAttributeInitVector: OSStatus = -67_751
/// The salt is not valid.
public let errSecInvalidAttributeSalt: OSStatus = -67_752
/// The salt is missing.
public let errSecMissingAttributeSalt: OSStatus = -67_753
/// The padding is not valid.
public let errSecInvalidAttributePadding: OSStatus = -67_754
/// The padding is missing.
public let errSecMissingAttributePadding: OSStatus = -67_755
/// The passphrase is not valid.
public let errSecInvalidAttributePassphrase: OSStatus = -67_760
/// The passphrase is missing.
public let errSecMissingAttributePassphrase: OSStatus = -67_761
/// The key length is not valid.
public let errSecInvalidAttributeKeyLength: OSStatus = -67_762
/// The key length is missing.
public let errSecMissingAttributeKeyLength: OSStatus = -67_763
/// The block size is not valid.
public let errSecInvalidAttributeBlockSize: OSStatus = -67_764
/// The block size is missing.
public let errSecMissingAttributeBlockSize: OSStatus = -67_765
/// The parameters of the algorithm are not valid.
public let errSecInvalidAlgorithmParms: OSStatus = -67_770
/// The parameters of the algorithm are missing.
public let errSecMissingAlgorithmParms: OSStatus = -67_771
/// The label is not valid.
public let errSecInvalidAttributeLabel: OSStatus = -67_772
/// The label is missing.
public let errSecMissingAttributeLabel: OSStatus = -67_773
/// The key type is not valid.
public let errSecInvalidAttributeKeyType: OSStatus = -67_774
/// The key type is missing.
public let errSecMissingAttributeKeyType: OSStatus = -67_775
/// The mode is not valid.
public let errSecInvalidAttributeMode: OSStatus = -67_776
/// The mode is missing.
public let errSecMissingAttributeMode: OSStatus = -67_777
/// The block size does not match.
public let errSecBlockSizeMismatch: OSStatus = -67_810
/// The public key is not consistent.
public let errSecPublicKeyInconsistent: OSStatus = -67_811
/// The device could not be verified.
public let errSecDeviceVerifyFailed: OSStatus = -67_812
/// The digest algorithm is not valid.
public let errSecInvalidDigestAlgorithm: OSStatus = -67_815
/// The identifier is not valid.
public let errSecInvalidIdentifier: OSStatus = -67_833
/// The index is not valid.
public let errSecInvalidIndex: OSStatus = -67_834
/// The time is not valid.
public let errSecInvalidTimeString: OSStatus = -67_836
/// Several values are not supported.
public let errSecMultipleValuesUnsupported: OSStatus = -67_842
/// The database is locked.
public let errSecDatabaseLocked: OSStatus = -67_869
/// The data store is open already.
public let errSecDatastoreIsOpen: OSStatus = -67_870
/// A value is missing.
public let errSecMissingValue: OSStatus = -67_871
