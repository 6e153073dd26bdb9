import Foundation

/// PKCS 12 data whose keys have unusual derivations, made with OpenSSL 3.0. The passphrase is "secret".
enum DerivationFixtures {
    /// 65,536 rounds for each of three keys: of the encrypted certificate, of the private key and of the check.
    static let rounds = data(
        """
        MIIDWAIBAzCCAw0GCSqGSIb3DQEHAaCCAv4EggL6MIIC9jCCAdMGCSqGSIb3DQEHBqCCAcQwggHAAgEAMIIBuQYJKoZIhvcNAQcBMFgG
        CSqGSIb3DQEFDTBLMCoGCSqGSIb3DQEFDDAdBAjIKXPPNBDnnQIDAQAAMAwGCCqGSIb3DQIJBQAwHQYJYIZIAWUDBAEqBBBZUxGQmeX/
        0eO3y9p1N8A1gIIBUKEwUE78l3NqWrIboIeMjYKbAhBtGJ4Xx+jNQkadCoYGygpl5M2fWlrmZsidTYqgarQOoxgHhIWFDjUbGK3jJlPG
        zfpHlNvJduvU0QwkQjw//s9tc62qtXH6aEKcDRt+3TojTEnPRMDz23PSnpFEsR7ey/2gow0ajPdntg+S+Rqs0PUNPwUa31z5P233f6Dh
        +V8ep0q2MY0W4H08wFsleP6ymA3YmuKZzRn5D/JRG6exe/EX4b6XwX6HsPRfrDGj452Gi7qFOyyTdowHRZJYB+U9tzfAGnLvxId+mZZW
        bvNMOppv8dk/iLd+vQlKi14m1NRSlcZAmqsJ7maoLdFwrmwYm7MJHVfkIgl9Tmq2uBlfbz3EVqoWjXZEM7KeLK0/Ow1Z2QFMNLGERmQ5
        loU7+0pJ5B8RmMGkXcutbqU+6HVHv8bwcu8e+ih4uPEa5fG1NTCCARsGCSqGSIb3DQEHAaCCAQwEggEIMIIBBDCCAQAGCyqGSIb3DQEM
        CgECoIHwMIHtMFgGCSqGSIb3DQEFDTBLMCoGCSqGSIb3DQEFDDAdBAgtnPiKzEir/wIDAQAAMAwGCCqGSIb3DQIJBQAwHQYJYIZIAWUD
        BAEqBBBv1F7BOSn9tlJ3i1I5Ei0PBIGQ2rjFQZK4Z5ZroAtgaxnThxcTwGTGYUfuN9Cz22gV0NPoOReLfI1YlIA94n/mybF8V/Y35LM6
        YIn+U/FVU6Q2iP+s48DFwva2zssk/BC30ufEsMqMzHJBo1b1m97/t5SOKy6HgVGhdnTfbY/r8OFSlKHLGo6xwL2nB4o4Ty0ex7OwRTHV
        MpZQ88gz9oW0ujxhMEIwMTANBglghkgBZQMEAgEFAAQghJovZGUcsSNq7DWA4pKagTkyw6uAtO4N3tFGdQkjFT4ECBfyMvARtUeGAgMB
        AAA=
        """)
    /// 5,000,000 rounds for the private key, which is in encrypted content.
    static let hidden = data(
        """
        MIIDNwIBAzCCAu0GCSqGSIb3DQEHAaCCAt4EggLaMIIC1jCCAtIGCSqGSIb3DQEHBqCCAsMwggK/AgEAMIICuAYJKoZIhvcNAQcBMFcG
        CSqGSIb3DQEFDTBKMCkGCSqGSIb3DQEFDDAcBAjxwu/ISFBBYwICCAAwDAYIKoZIhvcNAgkFADAdBglghkgBZQMEASoEELggfjk5OfmA
        9/RGWSaAd+eAggJQFM/fLzgGLoTiTHsBDLzz2bpaNesx+sAecftbODB/JTadCmbZQswg0w97Tq7FbcQVw2qfa6Mn3qaL8g1zmiVuF4ih
        MsJPZxqoDQWKRvXZlXZx+/tqsbjR2RseVDjBUFO7oN3J23eFwv9bXQFv0n324SB5vgoi2aIacHDxMhKGNBvqZ0S+Xx49MOrQOey3B2gp
        yikcZCyLniA+Ws4sWVLBhR55Zz7jqFRxOtRfn4kO5StB7VsrZjmHXTd3H0XLpYAbN52oHPAYO2exHO1lVTR25/IUd5XPCaCZpGeCRBUZ
        T4+VwBSljsBfS93JGz1GonWf1fSbMcWD4AaUK3Tlik8iKFCUEVoV2IC77f4Sc892r+H+agTSyKVi2h6NuSAi+SNFaLZPPQ5W2kZ7GGfd
        3SZpcHsZxHRgV2cSlO51MgqJIC+HdbsPuR4efTdDb2g6vKWU04Nb41/YQ0LR7NWN4U0N5+pfsGI59raP/FDaqIbmyN4kvw41RZU1keDH
        QpeZiQBgEvzKgd+hPy6LzYdC+gLRGx9lRR6flUEKOdLnrQYpK9X93qWZOwD+StzzQTXwb2WvqaiFblswZQoMXl7P8tLJ4NyFFaiu3vCS
        S7Ic5iKoFHk4DqSwBJ3SkqoT4MDlHc+ThG06Gjn3c3k1sB3EuqMmTMXDqdGACjCFGIEQ8FxMxni3z643CMulVwT46oL9XTWPr9A9UYjm
        J+fk+e8phDfrQFVQyJURbyCH0cQ2d6gXQsGKKsrb8yHQXpXipMM0i0/rp8OXenwml8DQZEHgHMuzPDBBMDEwDQYJYIZIAWUDBAIBBQAE
        IMV24jNUuvrYyZtf8BQl+JpC6Ux3IMQ6tJC/q7Ixfc5NBAg9vTFJA6rbLAICCAA=
        """)
    /// Another derivation than PBKDF2 for the private key.
    static let scrypt = data(
        """
        MIIDSAIBAzCCAv4GCSqGSIb3DQEHAaCCAu8EggLrMIIC5zCCAdIGCSqGSIb3DQEHBqCCAcMwggG/AgEAMIIBuAYJKoZIhvcNAQcBMFcG
        CSqGSIb3DQEFDTBKMCkGCSqGSIb3DQEFDDAcBAhkTXtQIejIOwICCAAwDAYIKoZIhvcNAgkFADAdBglghkgBZQMEASoEECApgFmvf7zq
        2nB1ENsoRG+AggFQhmkhUBPq327+D8rA+KjH/rV+7K6xqdhSrDwBPeVS29qXuo1NuZkTfi2wNp+GFZ9pfjPYlBqJrYS8W4lYzBoeK6QT
        QgE1k+9g1ZxSYH7K22/soM+ELQDURRS5CZ/WVi2CKk/xzaVfWjK3Znzt9Ll4A2nFVT6/h9XvNnQTL9ikeICYmTqACEQNdnwAgDotT1Vx
        ZuNZGVydMBLY6UFmNLbN0X7eA4XegOkFZ6hNuTVkykXuQfadPzHMcV1DQG+tLbNwxLTUtV6/uw53i8Fllvrmxj9N5491J6ArRC57n4J9
        DeGeLdAdX1IlTZhW/OKlGkmQ4ElZWXw2VH8tZdKTea6IA9Ja0WOiAyAm3vVaqmpu3+M3DLaDEh3lLdHUEg5NVrCzgjsekB8JsJ01I3Im
        9XTGhzmMf7YZFPnda2SR/EHrWOuhFA5vf9gZytjwQP2QhuIPMIIBDQYJKoZIhvcNAQcBoIH/BIH8MIH5MIH2BgsqhkiG9w0BDAoBAqCB
        5jCB4zBOBgkqhkiG9w0BBQ0wQTAgBgkrBgEEAdpHBAswEwQIB17wUpAhxYICARACAQECAQEwHQYJYIZIAWUDBAEqBBBq05VrvYDwQkzx
        WaClRzkYBIGQXu+5rDUb7Vp3r6SOJp6d6MKpQeTpR7lMMtgm96d2J2wqY9+r/YQlnjOInOCeEfOYCZszwXi1CipguyFh+dj5Ft0mK9nh
        o7z1BrMRyiWKQEy8RTEy5tu2aMhq3hssjDpdhiVX5RYaCohYO1B2+vxEjkXBVKnVwJG+00OVWu15G3Bgx+EMGZpY6WrjX9pAWvZuMEEw
        MTANBglghkgBZQMEAgEFAAQgiH0nls+ihQPF+1uOB1YUb1q5KZtTUL1ZtNmVFqZQSbsECMG+jiXDOTzOAgIIAA==
        """)

    /// The encoded 65,536 of ``rounds``.
    static let number = Data([2, 3, 1, 0, 0])

    private static func data(_ text: String) -> Data { Data(base64Encoded: text, options: .ignoreUnknownCharacters) ?? Data() }
}
