public import CoreGraphics

// The protocols and the kinds of authentication of internet passwords.

/// The protocol of a password: FTP.
public let kSecAttrProtocolFTP: CFString = "ftp "
/// The protocol of a password: an account of an FTP server.
public let kSecAttrProtocolFTPAccount: CFString = "ftpa"
/// The protocol of a password: HTTP.
public let kSecAttrProtocolHTTP: CFString = "http"
/// The protocol of a password: IRC.
public let kSecAttrProtocolIRC: CFString = "irc "
/// The protocol of a password: NNTP.
public let kSecAttrProtocolNNTP: CFString = "nntp"
/// The protocol of a password: POP3.
public let kSecAttrProtocolPOP3: CFString = "pop3"
/// The protocol of a password: SMTP.
public let kSecAttrProtocolSMTP: CFString = "smtp"
/// The protocol of a password: SOCKS.
public let kSecAttrProtocolSOCKS: CFString = "sox "
/// The protocol of a password: IMAP.
public let kSecAttrProtocolIMAP: CFString = "imap"
/// The protocol of a password: LDAP.
public let kSecAttrProtocolLDAP: CFString = "ldap"
/// The protocol of a password: AFP over AppleTalk.
public let kSecAttrProtocolAppleTalk: CFString = "atlk"
/// The protocol of a password: AFP over TCP.
public let kSecAttrProtocolAFP: CFString = "afp "
/// The protocol of a password: Telnet.
public let kSecAttrProtocolTelnet: CFString = "teln"
/// The protocol of a password: SSH.
public let kSecAttrProtocolSSH: CFString = "ssh "
/// The protocol of a password: FTP over TLS.
public let kSecAttrProtocolFTPS: CFString = "ftps"
/// The protocol of a password: HTTP over TLS.
public let kSecAttrProtocolHTTPS: CFString = "htps"
/// The protocol of a password: an HTTP proxy.
public let kSecAttrProtocolHTTPProxy: CFString = "htpx"
/// The protocol of a password: an HTTPS proxy.
public let kSecAttrProtocolHTTPSProxy: CFString = "htsx"
/// The protocol of a password: an FTP proxy.
public let kSecAttrProtocolFTPProxy: CFString = "ftpx"
/// The protocol of a password: SMB.
public let kSecAttrProtocolSMB: CFString = "smb "
/// The protocol of a password: RTSP.
public let kSecAttrProtocolRTSP: CFString = "rtsp"
/// The protocol of a password: an RTSP proxy.
public let kSecAttrProtocolRTSPProxy: CFString = "rtsx"
/// The protocol of a password: DAAP.
public let kSecAttrProtocolDAAP: CFString = "daap"
/// The protocol of a password: remote Apple events.
public let kSecAttrProtocolEPPC: CFString = "eppc"
/// The protocol of a password: IPP.
public let kSecAttrProtocolIPP: CFString = "ipp "
/// The protocol of a password: NNTP over TLS.
public let kSecAttrProtocolNNTPS: CFString = "ntps"
/// The protocol of a password: LDAP over TLS.
public let kSecAttrProtocolLDAPS: CFString = "ldps"
/// The protocol of a password: Telnet over TLS.
public let kSecAttrProtocolTelnetS: CFString = "tels"
/// The protocol of a password: IMAP over TLS.
public let kSecAttrProtocolIMAPS: CFString = "imps"
/// The protocol of a password: IRC over TLS.
public let kSecAttrProtocolIRCS: CFString = "ircs"
/// The protocol of a password: POP3 over TLS.
public let kSecAttrProtocolPOP3S: CFString = "pops"
/// The kind of authentication: Windows NT LAN Manager.
public let kSecAttrAuthenticationTypeNTLM: CFString = "ntlm"
/// The kind of authentication: the default of the Microsoft Network.
public let kSecAttrAuthenticationTypeMSN: CFString = "msna"
/// The kind of authentication: Distributed Password Authentication.
public let kSecAttrAuthenticationTypeDPA: CFString = "dpaa"
/// The kind of authentication: Remote Password Authentication.
public let kSecAttrAuthenticationTypeRPA: CFString = "rpaa"
/// The kind of authentication: HTTP Basic.
public let kSecAttrAuthenticationTypeHTTPBasic: CFString = "http"
/// The kind of authentication: HTTP Digest.
public let kSecAttrAuthenticationTypeHTTPDigest: CFString = "httd"
/// The kind of authentication: an HTML form on a web page.
public let kSecAttrAuthenticationTypeHTMLForm: CFString = "form"
/// The kind of authentication: the default kind.
public let kSecAttrAuthenticationTypeDefault: CFString = "dflt"
