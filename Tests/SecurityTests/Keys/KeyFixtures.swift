import Foundation

/// Keys, and the results of other programs with them for the message "A message": OpenSSL 3.0 (`openssl`), and the
/// package `cryptography` 48 of Python for key exchange and encryption with AES.
enum KeyFixtures {
    /// An RSA key of 1,024 bits, RSAPrivateKey of PKCS #1.
    static let rsaPrivate = data(
        """
        MIICXAIBAAKBgQC4e55GtvFnBR4XOgeYoT5sYSrPhd5ZhVSfWBuIUh6d06ikWvBJKc03d32jx6FzZhv4JGNLzZ/vG5XmHjOn2x24
        Qp2faa/HTgf/rnOAh7txSm28lghVPIulmXVEbG31bEFrKsjxUIYZcQO1Wq8FENJoX8/mn23/Iwyiw8zt1LFEswIDAQABAoGAbhKc
        Inc/XAeKp7MhGymCNGpZf87RFzrdfeG1M8ZDrEnAwqfb3NuLLYAnP9R5+X/ASnNzp6P9vE4KR25XxdyQQwBuQFDaRc/Tf3fNUOZC
        /QZrqRoPM/S6772XlhCtiMF3IvBkp9NcggHmYIZF7285E+IF/gI03O4BeGqzed3T1jkCQQDaV18AQ3Ug376YlTe+DyoUlmOc0hkW
        s1NDGEW2o2BW/w/gnTZv7JNoewcKkJHDixc2jxa39i1H3QoK2D27cnUvAkEA2E1D0MK9ug5C76tHsn3OmIDz0GCcxCDD/I75vvP0
        kyliaMDuL0HpZe9MpmBxtb/Pd9eIWk54HQSe2xC+ah0PvQJAIEeUgvx2H5MUoYhGAnJJfVuyhGfHT8TZRW0cOWE0CAiTd1imyKtI
        K8UsiFJRSoCQwP8sk6vwi9RQ/MN1dPX5/wJAERwLgTfmShFWuh6STUwmS2nn31PFEr6EwjWNC83ASuO7JQ4dyR8tlyKWrZJzbCz/
        /DrQTlRmq+Txq+JnLX2fAQJBAMF1F+a0iuS6nVSuZpNl8B+wPyN3UZiKBUIFgVSDgSXsZmT3J+EGXuNM4BR3JlRQJomSXABblK7y
        Cez+lr5tufo=
        """)
    /// Its public key, RSAPublicKey of PKCS #1.
    static let rsaPublic = data(
        """
        MIGJAoGBALh7nka28WcFHhc6B5ihPmxhKs+F3lmFVJ9YG4hSHp3TqKRa8EkpzTd3faPHoXNmG/gkY0vNn+8bleYeM6fbHbhCnZ9p
        r8dOB/+uc4CHu3FKbbyWCFU8i6WZdURsbfVsQWsqyPFQhhlxA7VarwUQ0mhfz+afbf8jDKLDzO3UsUSzAgMBAAE=
        """)
    /// Its public key, SubjectPublicKeyInfo of X.509.
    static let rsaPublicInfo = data(
        """
        MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQC4e55GtvFnBR4XOgeYoT5sYSrPhd5ZhVSfWBuIUh6d06ikWvBJKc03d32jx6Fz
        Zhv4JGNLzZ/vG5XmHjOn2x24Qp2faa/HTgf/rnOAh7txSm28lghVPIulmXVEbG31bEFrKsjxUIYZcQO1Wq8FENJoX8/mn23/Iwyi
        w8zt1LFEswIDAQAB
        """)
    /// The key, PrivateKeyInfo of PKCS #8.
    static let rsaPrivateInfo = data(
        """
        MIICdgIBADANBgkqhkiG9w0BAQEFAASCAmAwggJcAgEAAoGBALh7nka28WcFHhc6B5ihPmxhKs+F3lmFVJ9YG4hSHp3TqKRa8Ekp
        zTd3faPHoXNmG/gkY0vNn+8bleYeM6fbHbhCnZ9pr8dOB/+uc4CHu3FKbbyWCFU8i6WZdURsbfVsQWsqyPFQhhlxA7VarwUQ0mhf
        z+afbf8jDKLDzO3UsUSzAgMBAAECgYBuEpwidz9cB4qnsyEbKYI0all/ztEXOt194bUzxkOsScDCp9vc24stgCc/1Hn5f8BKc3On
        o/28TgpHblfF3JBDAG5AUNpFz9N/d81Q5kL9BmupGg8z9LrvvZeWEK2IwXci8GSn01yCAeZghkXvbzkT4gX+AjTc7gF4arN53dPW
        OQJBANpXXwBDdSDfvpiVN74PKhSWY5zSGRazU0MYRbajYFb/D+CdNm/sk2h7BwqQkcOLFzaPFrf2LUfdCgrYPbtydS8CQQDYTUPQ
        wr26DkLvq0eyfc6YgPPQYJzEIMP8jvm+8/STKWJowO4vQell70ymYHG1v89314haTngdBJ7bEL5qHQ+9AkAgR5SC/HYfkxShiEYC
        ckl9W7KEZ8dPxNlFbRw5YTQICJN3WKbIq0grxSyIUlFKgJDA/yyTq/CL1FD8w3V09fn/AkARHAuBN+ZKEVa6HpJNTCZLaeffU8US
        voTCNY0LzcBK47slDh3JHy2XIpatknNsLP/8OtBOVGar5PGr4mctfZ8BAkEAwXUX5rSK5LqdVK5mk2XwH7A/I3dRmIoFQgWBVIOB
        JexmZPcn4QZe40zgFHcmVFAmiZJcAFuUrvIJ7P6Wvm25+g==
        """)
    /// A signature of the message with SHA-256 and the padding of PKCS #1.
    static let rsaSignature = data(
        """
        TV0IfwYxSO1Nerhe6W15KrwJEn758PBgZgKCRiuIclK45GH6VkRUjvQKQ3nClSXnp3AieWavH/RV8L/hqgbkkaW6+CuFtFI9w4RR
        FblxwH9ojyK9hSUqq0nBet+M3s0Va98V0njmrxh5oL7tt45+leUWeaxW9ix6E1FzCMwBr80=
        """)
    /// A signature of the message with SHA-256 and the padding PSS.
    static let rsaSignaturePSS = data(
        """
        JhG4JhSxSObspbK/gP3Q61WDIaPHEQKlfbFlCwjcXwxl+8VbL4ex3IUJS7Q7FEn0pgEw7XNSTJRuhJND14mLyYo9+dxGDtm3UqEZ
        yGqatFi8QBm8m4jY8W1cy5vBY1MSJgbgjE6ZcSmPxTuiFm5SAZk1zm7hKjj4dPeU/raAje0=
        """)
    /// The message, encrypted with OAEP and SHA-256.
    static let rsaEncrypted = data(
        """
        gFdwbrmycZQMfl/VgX/smWZKL8fj0MjHtgmSNeYp8aEqRv/fsaTA1tn+l/XZtOKcfU9BmsD3IdyHVMCXd+kBOJSDqpnbTN1U8yq9
        ugBHgcOjHgqYSu0eJ8sf9KrB4fm+5O0lyVUvVGFOKAwvbm+jr8S+EMkNf9Mhn6SkA0NvQSA=
        """)
    /// The message, encrypted with OAEP, SHA-256 and AES.
    static let rsaWrapped = data(
        """
        Rwm9dctmoQsuXYsgwz5WjObEi6Cn9hgp25aH08/Y/RvgTHencIZAFN7pv51PzbEml9fbAczYcM+be2FzYhu2T80di+ECSMVHrEjz
        AovRQA7fdSoHcUg6x/z6LbkrCzjcQ5Tke1y2DvIo4yXTeqo4pCJLtdOxwpqBAFBtw+2eMf595ZtdlLPd8gEaSXESdIbwE0SyTRAj
        eqIj
        """)
    /// A key of P-256: the point and the private number.
    static let curvePrivate = data(
        """
        BI4dX3GM3Rkug+VJXp9sHCeubqoHLNoFRvICKyXLM1BBL4Mtbf8yPy1DSZ41TlWJPQsSBEIfye7qGPSLKrtkcE6l2MVjh0xq4Jfe
        JMI61IzUwVX9xgV4xksMSxnPPIFJfQ==
        """)
    /// Its point.
    static let curvePublic = data(
        """
        BI4dX3GM3Rkug+VJXp9sHCeubqoHLNoFRvICKyXLM1BBL4Mtbf8yPy1DSZ41TlWJPQsSBEIfye7qGPSLKrtkcE4=
        """)
    /// A signature of the message with SHA-256, in DER.
    static let curveSignature = data(
        """
        MEQCIET6g2560nUdzOWOE4OKj4I/n6Txqe2EhnEx/1jEXA7CAiBaP5XXbep9tL4szycC2rnVWXOkJqYyOsDg15C3yjHf4A==
        """)
    /// A signature of the message with SHA-256, as two numbers.
    static let curveSignaturePlain = data(
        """
        aCc+0+seKFJyJT7ReWZmeSZz+SJLSOuUVxsYOZtG7TDXCsuDo3fNoPZuNTv1mOhGinBH+Uzj0PorFgDwWbKLFA==
        """)
    /// The message, encrypted by ECIES with SHA-256 and a vector of zeros.
    static let curveEncrypted = data(
        """
        BEkKrckO+kVLV9iJq6BFk5w0bGLEcnFkLHhqDU/6FW4fiTu7Y5DWvEcEpaRz2bQS713H1s0AURY5PgWYlnh4hbqcow28qf+6OnJt
        qZyVCgFcxiDCmpFvM1MH
        """)
    /// The message, encrypted by ECIES with SHA-256 and a derived vector.
    static let curveEncryptedVariable = data(
        """
        BFoAaTS725jrHRVC0fyI3YDWjacy/wzx4Zx9DP8sGGf70+L/bbfNAUHadOnqcZN8fKpn057VKO00GHyl2q8X5mgLdTmIComYFTud
        VkNORqgX/3V3xHw1sNKa
        """)
    /// The point of another key of P-256.
    static let otherPublic = data(
        """
        BPn3BWJPwE8BmCfcqIJkk5Xe1tqOS0hWKaOUaO3/sZ5yGGQ8HluPJ6zjbt+jsNOyKYrGIMqpY4QJ6F9h03pO+SE=
        """)
    /// The secret that both keys share.
    static let sharedSecret = data(
        """
        k9dowiX67Yfs1ekyptsveyfFJ0gz3EtaadFV5IDk8xU=
        """)
    /// 40 bytes that X9.63 derives from the secret with SHA-256 and the shared information "info".
    static let derivedSecret = data(
        """
        CELjWeY4c+wD8kRm+Jsmab9MS/azWgbDQdp1XTi6rbil3RHb68Aa5Q==
        """)

    private static func data(_ text: String) -> Data { Data(base64Encoded: text, options: .ignoreUnknownCharacters) ?? Data() }
}
