internal import LibSSL

/// A cryptor: an encryption or decryption in parts. `CCCryptorRelease` must free it.
public typealias CCCryptorRef = OpaquePointer

/// Creates a cryptor.
///
/// - Parameters:
///   - op: ``kCCEncrypt`` or ``kCCDecrypt``.
///   - alg: A cipher such as ``kCCAlgorithmAES``.
///   - options: ``kCCOptionPKCS7Padding``, ``kCCOptionECBMode``, both or 0.
///   - key: The key.
///   - keyLength: The length of the key in bytes.
///   - iv: The initialization vector of one block; `nil` for zeros. Ignored with ``kCCOptionECBMode``.
///   - cryptorRef: Receives the cryptor.
/// - Returns: ``kCCSuccess`` or an error.
@discardableResult
public func CCCryptorCreate(
    _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!, _ keyLength: Int,
    _ iv: UnsafeRawPointer!, _ cryptorRef: UnsafeMutablePointer<CCCryptorRef?>!
) -> CCCryptorStatus {
    let mode = options & CCOptions(kCCOptionECBMode) != 0 ? kCCModeECB : kCCModeCBC
    let padding = options & CCOptions(kCCOptionPKCS7Padding) != 0 ? ccPKCS7Padding : ccNoPadding
    return CCCryptorCreateWithMode(
        op, CCMode(mode), alg, CCPadding(padding), iv, key, keyLength, nil, 0, 0, 0, cryptorRef)
}

/// Creates a cryptor with any mode.
///
/// - Parameters:
///   - op: ``kCCEncrypt`` or ``kCCDecrypt``.
///   - mode: A mode such as ``kCCModeCTR``.
///   - alg: A cipher such as ``kCCAlgorithmAES``.
///   - padding: ``ccNoPadding`` or ``ccPKCS7Padding``. Ignored in modes without blocks.
///   - iv: The initialization vector of one block; `nil` for zeros. Ignored with ``kCCModeECB``.
///   - key: The key.
///   - keyLength: The length of the key in bytes.
///   - tweak: Ignored, because no provided mode has a second key.
///   - tweakLength: Ignored.
///   - numRounds: Ignored, because no provided cipher has a variable number of rounds.
///   - options: Ignored. The counter's most significant byte is always the first one.
///   - cryptorRef: Receives the cryptor.
/// - Returns: ``kCCSuccess`` or an error.
@discardableResult
public func CCCryptorCreateWithMode(
    _ op: CCOperation, _ mode: CCMode, _ alg: CCAlgorithm, _ padding: CCPadding, _ iv: UnsafeRawPointer!,
    _ key: UnsafeRawPointer!, _ keyLength: Int, _ tweak: UnsafeRawPointer!, _ tweakLength: Int, _ numRounds: Int32,
    _ options: CCModeOptions, _ cryptorRef: UnsafeMutablePointer<CCCryptorRef?>!
) -> CCCryptorStatus {
    guard let cryptorRef else { return CCCryptorStatus(kCCParamError) }
    do {
        let cipher = try CryptorParameters(op, mode, alg, padding).cipher(key, keyLength, iv)
        cryptorRef.pointee = OpaquePointer(Unmanaged.passRetained(cipher).toOpaque())
        return CCCryptorStatus(kCCSuccess)
    } catch {
        return CCCryptorStatus(error)
    }
}

/// Frees a cryptor, and overwrites its key.
@discardableResult
public func CCCryptorRelease(_ cryptorRef: CCCryptorRef!) -> CCCryptorStatus {
    guard let cryptorRef else { return CCCryptorStatus(kCCSuccess) }
    Unmanaged<Cipher>.fromOpaque(UnsafeRawPointer(cryptorRef)).release()
    return CCCryptorStatus(kCCSuccess)
}

/// Processes data.
///
/// - Parameters:
///   - cryptorRef: The cryptor.
///   - dataIn: The data; may be `nil` if its length is 0.
///   - dataInLength: The length of the data in bytes.
///   - dataOut: Memory for the output, which may be that of the input.
///   - dataOutAvailable: The length of the memory in bytes; see `CCCryptorGetOutputLength`.
///   - dataOutMoved: Receives the number of bytes written; may be `nil`.
/// - Returns: ``kCCSuccess``, or an error such as ``kCCBufferTooSmall``, after which the cryptor is unchanged.
@discardableResult
public func CCCryptorUpdate(
    _ cryptorRef: CCCryptorRef!, _ dataIn: UnsafeRawPointer!, _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer!,
    _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
    guard let cipher = Cipher.cipher(cryptorRef), let input = Buffers.reading(dataIn, dataInLength),
        let output = Buffers.writing(dataOut, dataOutAvailable)
    else { return CCCryptorStatus(kCCParamError) }
    do {
        let count = try cipher.update(input, into: output)
        dataOutMoved?.pointee = count
        return CCCryptorStatus(kCCSuccess)
    } catch {
        return CCCryptorStatus(error)
    }
}

/// Ends the data, and writes the last block if there is padding.
///
/// - Returns: ``kCCSuccess``; ``kCCAlignmentError`` if the data does not have whole blocks; ``kCCDecodeError`` if the
///   padding is wrong; ``kCCBufferTooSmall``.
@discardableResult
public func CCCryptorFinal(
    _ cryptorRef: CCCryptorRef!, _ dataOut: UnsafeMutableRawPointer!, _ dataOutAvailable: Int,
    _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
    guard let cipher = Cipher.cipher(cryptorRef), let output = Buffers.writing(dataOut, dataOutAvailable) else {
        return CCCryptorStatus(kCCParamError)
    }
    do {
        let count = try cipher.finish(into: output)
        dataOutMoved?.pointee = count
        return CCCryptorStatus(kCCSuccess)
    } catch {
        return CCCryptorStatus(error)
    }
}

/// Returns the length of the output for more input, in bytes.
///
/// - Parameters:
///   - cryptorRef: The cryptor.
///   - inputLength: The length of the input, in bytes.
///   - final: Whether the input is the last one, and the output of `CCCryptorFinal` is included. The result is then an
///     upper limit.
@discardableResult
public func CCCryptorGetOutputLength(_ cryptorRef: CCCryptorRef!, _ inputLength: Int, _ final: Bool) -> Int {
    guard let cipher = Cipher.cipher(cryptorRef), inputLength >= 0 else { return 0 }
    return final ? cipher.totalOutputLength(inputLength: inputLength) : cipher.outputLength(inputLength: inputLength)
}

/// Begins new data with the key of a cryptor.
///
/// - Parameters:
///   - cryptorRef: The cryptor.
///   - iv: The initialization vector of one block; `nil` for zeros.
@discardableResult
public func CCCryptorReset(_ cryptorRef: CCCryptorRef!, _ iv: UnsafeRawPointer!) -> CCCryptorStatus {
    guard let cipher = Cipher.cipher(cryptorRef) else { return CCCryptorStatus(kCCParamError) }
    do {
        try cipher.reset(iv: iv.map { UnsafeRawBufferPointer(start: $0, count: cipher.algorithm.blockSize) })
        return CCCryptorStatus(kCCSuccess)
    } catch {
        return CCCryptorStatus(error)
    }
}
