internal import Foundation
internal import LibSSL

@_implementationOnly import NIOCore

extension NWError {
    /// Converts an error of the network or of the encryption.
    init(_ error: any Error) {
        switch error {
        case let error as NWError: self = error
        case let error as TLSFailure: self = .tls(TLSStatus(error).rawValue)
        case let error as IOError: self = .posix(POSIXErrorCode(rawValue: error.errnoCode) ?? .EIO)
        case let error as ChannelError: self.init(channel: error)
        default: self = .posix(.EIO)
        }
    }

    private init(channel error: ChannelError) {
        switch error {
        case .connectTimeout: self = .posix(.ETIMEDOUT)
        case .writeMessageTooLarge: self = .posix(.EMSGSIZE)
        case .outputClosed: self = .posix(.EPIPE)
        case .ioOnClosedChannel, .alreadyClosed, .eof: self = .posix(.ENOTCONN)
        default: self = .posix(.EIO)
        }
    }
}
