internal import LibSSL

/// Encrypts or decrypts data in one call.
///
/// - Parameters:
///   - op: ``kCCEncrypt`` or ``kCCDecrypt``.
///   - alg: A cipher such as ``kCCAlgorithmAES``.
///   - options: ``kCCOptionPKCS7Padding``, ``kCCOptionECBMode``, both or 0.
///   - key: The key.
///   - keyLength: The length of the key in bytes.
///   - iv: The initialization vector of one block; `nil` for zeros. Ignored with ``kCCOptionECBMode``.
///   - dataIn: The data; may be `nil` if its length is 0.
///   - dataInLength: The length of the data in bytes.
///   - dataOut: Memory for the output, which may be that of the input.
///   - dataOutAvailable: The length of the memory in bytes. The output is at most one block longer than the data.
///   - dataOutMoved: Receives the number of bytes written, or the length that is needed for ``kCCBufferTooSmall``.
/// - Returns: ``kCCSuccess`` or an error.
@discardableResult
public func CCCrypt(
    _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!, _ keyLength: Int,
    _ iv: UnsafeRawPointer!, _ dataIn: UnsafeRawPointer!, _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer!,
    _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
    guard let input = Buffers.reading(dataIn, dataInLength), let output = Buffers.writing(dataOut, dataOutAvailable) else {
        return CCCryptorStatus(kCCParamError)
    }
    let mode = options & CCOptions(kCCOptionECBMode) != 0 ? kCCModeECB : kCCModeCBC
    let padding = options & CCOptions(kCCOptionPKCS7Padding) != 0 ? ccPKCS7Padding : ccNoPadding
    var neededLength = 0
    do {
        let cipher = try CryptorParameters(op, CCMode(mode), alg, CCPadding(padding)).cipher(key, keyLength, iv)
        neededLength = cipher.totalOutputLength(inputLength: input.count)
        // The output of a decryption may be shorter than the limit.
        guard !cipher.encrypts || output.count >= neededLength else { throw CryptographyError.bufferTooSmall }
        let count = try cipher.update(input, into: output)
        let rest = UnsafeMutableRawBufferPointer(rebasing: output.dropFirst(count))
        dataOutMoved?.pointee = count + (try cipher.finish(into: rest))
        return CCCryptorStatus(kCCSuccess)
    } catch let error as CryptographyError {
        dataOutMoved?.pointee = error == .bufferTooSmall ? neededLength : 0
        return CCCryptorStatus(error)
    } catch {
        return CCCryptorStatus(kCCUnspecifiedError)
    }
}
